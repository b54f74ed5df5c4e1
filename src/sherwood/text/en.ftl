## Common words, the same in every game and every client.

nobody = nobody
list-and = { $start } and { $end }
list-or = { $start } or { $end }
player = Player { $number }
bot = Bot { $number }
language = English
status-reported = reported by players or reviewers, not printed
status-ruled = our ruling on an ambiguous point
status-reconstructed = reconstructed: our own value, the printed one is not known to us
source-en = English rulebook: { $place }
source-fr = French rulebook: { $place }
rule-option = the option “{ $option }” changes this
yes = yes
no = no
