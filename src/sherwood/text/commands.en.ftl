## What the command line says.

complaint-no-game = Say which game: { $known }.
complaint-no-such-flag = { $near ->
    [none] There is no option { $flag } here.
   *[other] There is no option { $flag } here: did you mean { $near }?
 }
complaint-missing = { $name } is missing.
complaint-bad-value = { $name } will not do: { $detail }
complaint-missing-extra = This needs the package { $package }, which is not installed: pip install 'sherwood[{ $extra }]' brings it.
complaint-lesson = There is no lesson { $given }; there are: { $known }.
complaint-refused = { $detail }
complaint-fault = Something broke inside Sherwood, and that is our fault: { $detail }
complaint-crash = A rule broke; the position before it is untouched. { $detail }
complaint-interrupted = Stopped.
complaint-interrupted-kept = Stopped. The game is kept in { $file }; go on with: sherwood play --resume { $file }
complaint-closed-pipe = Nobody reads the output any more: stopped.
complaint-closed-pipe-kept = Nobody reads the output any more: stopped. The game is kept in { $file }.
complaint-permission = { $file } cannot be used: permission denied.
complaint-no-file = There is no file { $file }.
complaint-is-folder = { $file } is a folder, not a file.
complaint-not-folder = { $file } is a file, not a folder.
complaint-file-exists = { $file } holds something already: go on with it by --resume, or choose another name.
complaint-system = The system refuses: { $detail }
complaint-journal-broken = This is not a sound journal: { $detail }
complaint-journal-empty = { $file } is empty: there is no game in it.
complaint-journal-version = { $detail }
complaint-journal-parted = The game stays as it was kept. sherwood replay shows it up to there.
complaint-journal-game = This journal is a game of { $theirs }, not of { $ours }.
complaint-journal-over = The game in { $file } is over; look at it with: sherwood replay { $file }
complaint-full-plain = A whole terminal is drawn on or nothing is: --full and --plain do not go together.
complaint-full-terminal = --full needs a terminal to draw on and a keyboard; without them, --plain speaks to pipes.
complaint-no-saved-game = There is no kept game to go on with.
complaint-option-form = An option is written name=value, not “{ $given }”.
complaint-option-twice = The option { $name } is given twice.
complaint-too-many = { $people ->
    [one] One person and { $bots } bots are more than { $seats } seats.
   *[other] { $people } people and { $bots } bots are more than { $seats } seats.
 }
complaint-bots-count = { $seats } seats need { $seats } bots, one for each, or a single one for all: { $given } are given.
complaint-people = There cannot be { $given } people at the table.
complaint-bot = There is no bot “{ $given }”; bots are written { $known }.
complaint-games-count = The number of games must be at least 1, not { $given }.
complaint-workers = The number of workers must be at least 1, not { $given }.
complaint-seat = There is no seat { $given }: the seats are 1 to { $seats }.
complaint-all-running = The game is not over: nobody may see everything yet.
complaint-no-paragraph = { $near ->
    [none] The rulebook of { $game } has no paragraph { $given }.
   *[other] The rulebook of { $game } has no paragraph { $given }; the nearest is { $near }.
 }
complaint-no-words = Nothing in the rulebook of { $game } speaks of “{ $given }”.
complaint-no-data-check = No game here knows how to check { $file }; name one with --game.
complaint-data = { $count ->
    [one] { $file } has one fault.
   *[other] { $file } has { $count } faults.
 }
complaint-data-folder = SHERWOOD_DATA names { $folder }, and there is no such folder.
complaint-data-game = { $file } is no game's folder of corrected data: these are { $known }.
complaint-data-file = { $file } is no data file of { $game }: these are { $known }.
complaint-data-unreadable = { $file } cannot be read: { $detail }.
complaint-data-unsound = { $file } cannot be played with: { $detail }. sherwood data check lists all its faults.
complaint-game-import = The game that { $module } offers cannot be played: it raises { $detail }.
complaint-game-card = The game that { $module } offers cannot be played: its GAME is no game's card but { $detail }.
complaint-game-rulebook = The game that { $module } offers cannot be played: there is no rulebook.toml in { $detail }.
complaint-game-twice = The game that { $module } offers cannot be played: it is called { $detail }, and there is a game of that name already.
complaint-fuzz = { $count ->
    [one] One game went wrong.
   *[other] { $count } games went wrong.
 }
complaint-language = There is no language “{ $given }”; there are { $known }.

version-line = Sherwood { $version }, { $build ->
    [compiled] compiled rules
   *[pure] rules in plain Python
 } (Python { $python })
version-game = { $game }: rules version { $version }
games-line = { $id }: { $name }, { $players }, { $from } to { $to } minutes
games-players = { $exact ->
    [yes] { $high ->
        [one] one player
       *[other] { $high } players
     }
   *[no] { $low } to { $high } players
 }
games-options = Options:
games-option = { $name }={ $values } (usually { $default }): { $help }
games-none = No game is installed.
rules-legend = Unmarked paragraphs are printed in the rulebook. The others say what they are.
replay-verified = { $count ->
    [one] The journal holds: one decision replayed, every hash agrees.
   *[other] The journal holds: { $count } decisions replayed, every hash agrees.
 }
replay-other-rules = It was played by version { $then } of the rules: by version { $now }, those of today, it goes the same way.
resume-agreed = Go on from there by today’s rules, in a new file? (y/n)
replay-step = Decision { $seq } of { $last }
replay-help = Enter: next. b: back. A number: go there. e: to the end. q: quit.
replay-prompt = replay>
data-fine = { $file } is sound.
sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }, seed { $seed }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-shared = shared
sim-share = share, 95% interval
sim-interval = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-nobody = { $count ->
    [one] One game nobody won.
   *[other] { $count } games nobody won.
 }
sim-endings = Endings:
sim-ending = { $count } ({ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }): { $name }
sim-lengths = Decisions a game: { $min } at least, { NUMBER($mean, maximumFractionDigits: 1) } on average, { $max } at most
sim-speed = { $decisions } decisions, { $speed } a second
sim-saved = { $count ->
    [one] One journal in { $folder }
   *[other] { $count } journals in { $folder }
 }
sim-working = playing
complaint-not-toml = { $file } is not TOML: { $detail }.
complaint-bench-size = The seconds must be more than 0 and the rounds at least 1.
bench-game = game
bench-pure = plain Python
bench-compiled = compiled
bench-ratio = ratio
bench-clone = clone, µs
bench-guess = guess + rollout
bench-bare = codes, bare
bench-match = codes, journal
bench-environment = environment
bench-steps = steps a second
bench-absent = not installed
bench-unit = Random play with a full table, on one core: decisions a second (guesses: played out, a second). By codes: driven from Python.
bench-no-compiled = There is no compiled build here: clones and guesses were measured in plain Python. make compiled builds one.
complaint-bot-empty = A bot is missing in “{ $given }”.
complaint-bot-long = The name “{ $given }” is too long for a bot: a file and its function have { $most } letters at most together.
complaint-bot-twice = Two bots are called “{ $given }”: people could not tell them apart. Name one of the files differently.
complaint-channels = News cannot travel by “{ $given }”: give postgresql (where the database is one), postgresql://… or valkey://host:port.
complaint-metrics = “{ $given }” is no place for figures: give a host and a port, 127.0.0.1:9100 for instance.
complaint-names-count = { $given } names are given for { $people } people.
fuzz-fine = { $count } random games ({ $games }, seed { $seed }): no crash, no dead end, nothing lost.

## Looking after a house
complaint-database = The database { $database } cannot be opened: { $detail }
complaint-database-newer = The database { $database } was brought to version { $version } by a newer Sherwood and takes releases from version { $oldest } on; this one is of { $own }. Start the newer release, or restore with this one the backup from before the update.
complaint-mail = Mail needs three things: --mail smtp://host:port, --mail-from with an address, and --site with the address of the house.
complaint-push = “{ $given }” is nobody push services could write to: mailto:somebody@club.example.
complaint-nobody = Nobody here is called “{ $given }”: a login, or an id from sherwood admin people.
complaint-no-table = There is no table { $given } that goes on.
admin-done = Done, and written down. Servers that run notice it within seconds.
admin-ratings = { $n } ratings counted again; { $mended } were not as kept, and are now.
complaint-backup-broken = The file { $file } is no whole backup: nothing was written.
complaint-backup-newer = The backup { $file } was made by a newer Sherwood: restore it with that one.
complaint-backup-not-empty = The database is not empty: a backup goes into a new one. Nothing was written.
backup-made = { $rows } rows are kept in { $file }. Keep it where nobody else can read it: passwords’ hashes and keys are in it.
backup-restored = { $rows } rows are back. Start the server on this database.

# The arena
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
 }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }, seed { $seed }, { $build }
arena-bot = bot
arena-share = won, 95% interval
arena-sides = by seat
arena-survived = not lost by all
arena-points = points
arena-rating = rating
arena-cost = ms a decision
arena-speed = simulations a second
arena-number = { NUMBER($number, maximumFractionDigits: 1) }
arena-rated = { NUMBER($rating, maximumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1) }
arena-ms = { NUMBER($median, maximumFractionDigits: 1) }, 99%: { NUMBER($most, maximumFractionDigits: 1) }

# Analysis
review-seat = { $name }: { NUMBER($choice, style: "percent", maximumFractionDigits: 0) } by choices, { NUMBER($luck, style: "percent", maximumFractionDigits: 0) } by luck and the others
review-turning = Turning points:
review-swing = { $moment }: { $name }, { $choice } ({ NUMBER($part, style: "percent", maximumFractionDigits: 0) })
review-costly = Choices that cost most:
review-cost = { $moment }: { $name }, { $choice }. Better: { $better } ({ NUMBER($part, style: "percent", maximumFractionDigits: 0) })
review-moment = moment
review-chosen = chosen
review-better = better
review-lost = cost
review-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-note = Every decision was thought about again from what its player knew then; chances are a bot’s estimates.

complaint-lab-other = { $folder } holds another study. Name another folder with --out, or remove that one.
complaint-lab-file = { $given } is none of the game’s data files: { $known }.
complaint-lab-place = Nothing lies at { $given }: there is no { $part }.
complaint-lab-number = { $given } is a number, and { $value } is none.
complaint-lab-factor = { $given } says nothing to try: write NAME=VALUE,VALUE, each name once.
complaint-lab-nothing = The rules allow none of these mixes.
complaint-lab-one-file = Two values of { $file } cannot be varied together yet: use --each, or bring a whole file.
complaint-lab-unsound = { $given } cannot be played with: { $detail }.
complaint-lab-compare = Say what is different: --with NAME=VALUE (one value each), or --data FILE.
complaint-lab-same = Both sides are the same: there is nothing to compare.
