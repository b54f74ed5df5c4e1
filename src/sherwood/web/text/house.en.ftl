### Accounts in their owners’ hands, and those who look after tables and the house, in English.

## Account
sign-out-help = Everywhere: all your browsers, and the programs that play for you.
sessions = Browsers that are signed in
sessions-help = Is one of them not yours? End it, and change the password.
session-this = this one
session-row = since { $since }, last seen { $used }
session-end = End
change-password = Change the password
change-password-lead = All other browsers are signed out, and programs that play for you stop.
old-password = Password now
next-password = New password
show-password = Show what I type
reset-password = I have lost my password
reset-password-lead = Whoever looks after this house can hand you a code. It is good for a day, once.
reset-code = Code
reset-password-set = Set the new password
kept-heading = What is kept about you
kept-lead = Your name, the tables you sit at, what you said there and the journals you opened; of an account also its login and the seal of its password.
program-key = A key for a program
program-key-help = Whoever has it may do all that you may. It is shown once, stands among the browsers signed in, and is ended there.
new-key = Make a key
tokens = Programs that play for you
tokens-help = Each of these seats can be played by whoever has its token.
revoke = Revoke
download-mine = Download all of it
goodbye = Delete me
goodbye-lead = Your name, your account and what you said go, and cannot be brought back. Games stay, without your name; where you still play, a bot takes over.
goodbye-do = Delete me now

## The owner of a table
people-here = People here
people-here-lead = You opened this table: you decide who speaks and who stays.
watch-link = Link to watch
watch-link-help = Whoever has it may watch and speak here; the page itself is for those who were invited.
people-nobody = Nobody else has sat or spoken here.
people-remove = Send away
people-removed = sent away
people-back = Back to the table

## Those who look after the house
the-house = Sherwood
host-heading = The house
host-open = Look after the house
host-announce = Announce
host-announce-label = What everybody is told
host-announce-help = On every page and at every table; empty takes it back.
host-tables = Tables
host-lobby = waits for players
host-running = being played
host-close = Close
host-people = People
host-search = Name or login
host-guest = guest
host-role = looks after the house
host-banned = banned
host-muted = silenced
host-kick = Sign out
host-mute = Silence
host-unmute = Let speak
host-ban = Ban
host-unban = Let in
host-code = Code for a new password
host-bans = Addresses that are not let in
host-address = Address
host-why = Why
host-until = until { $time } UTC
host-lift = Lift
host-deeds = What was done
ending-host = Closed by those who look after the house.
ending-left = Ended: nobody had moved for half a year.

## Refusals
no-banned = You are not let in here.
no-no-store = The house cannot write anything down at the moment. Nothing was changed: please try again.
no-too-many-sockets = Too many windows are open at once.
no-too-many-tables = You have { $n } tables that are not over: finish or close one first.
no-too-many-bots = You have { $n } tables at which only bots play: let one of them finish first.
no-too-many-uploads = You have brought { $n } journals, or as many bytes as one may keep here.
no-sent-away = The owner of this table has sent you away.
no-muted = You may not speak here.
no-common-password = Too many people would guess this password.
no-wrong-code = Login and code do not fit, or the code is too old.
no-not-yourself = You cannot do that to yourself.
no-unknown-person = There is no such person.
no-unknown-session = There is no such browser any more.
no-not-a-host = Only those who look after the house may do that.
no-no-account = A guest has no password.
no-guest-key = A guest has no keys: make an account first.
no-bad-address = This is not an address.
