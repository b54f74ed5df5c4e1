# The laboratory: sweeps, comparisons, reports.
lab-varied = varied
lab-usual = the usual game
lab-kept = { $games ->
    [one] One row, one game:
   *[other] { $games } rows, one a game:
} { $folder }/games.parquet
lab-compared = With { $varied }, on the same { $games ->
    [one] seed:
   *[other] { $games } seeds:
}
lab-measure = measure
lab-base = usual
lab-other = otherwise
lab-difference = difference
lab-star = Each figure ± its 95% interval. * A difference that chance alone makes less than one time in twenty.
lab-share = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-range = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-number = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($reach, maximumFractionDigits: 1) }
lab-ending = ends: { $name }
lab-won-first = first player wins
lab-won = seat { $seat } wins
lab-points = points of seat { $seat }
lab-nobody = nobody wins
lab-length = decisions
lab-page = The report: { $file }
lab-cell = { $name } = { $value }

drawn-number = What chance brings

report-title = { $game }: what the games say
report-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $seats } seats, bots: { $bots }; seed { $seed }. Intervals are 95% intervals. The bots are ours: what they never try, this page cannot see.
report-balance = Balance
report-balance-help = The share of games each seat wins, and whoever makes the first choice; a shared win counts as its part. The line is an even share of the games that somebody wins.
report-seats = { $seats } seats
report-endings = How games end
report-length = Length
report-length-help = Decisions of a whole game, all seats together. Half of all games take { $low } to { $high }, the middle one { $middle }.
report-options = Which options matter
report-options-help = One option changed at a time, { $games } games on the same seeds each; the difference to the usual game. Full dots are differences that chance alone makes less than one time in twenty (of many options some will be).
report-luck = How strong luck is
report-ladder = { $strong } against { $weak }, in every seat in turn: { $share } (luck alone would give { $even } %).
report-dealt = The set-up decides { NUMBER($share, maximumFractionDigits: 1) } % of who wins, as far as the first seat tells: games that begin alike and go on with other dice were compared.
report-draws = What each thing is worth
report-draws-help = Every draw is an experiment: what comes up has nothing to do with what was before. Shown is how much more often whoever draws it wins, compared with the same draw bringing something else, in points of per cent.
report-draws-length = The same for the number of decisions of the game.
report-course = Decisions through the game
report-course-help = From the first tenth of the decisions to the last: how many choices are open, how many decisions leave none, and what the winner’s chances seemed to be by our own estimate.
report-open = choices open
report-forced = decisions without a choice, %
report-seemed = the winner’s chances, %
report-questions = Questions
report-question = question
report-times = times a game
report-values = What the reconstructed values do
report-values-help = Each number that we reconstructed, one more (or one less where more is not allowed), { $games } games on the same seeds. { $untried ->
    [0] All of them could be changed.
    [one] One can be nothing else.
   *[other] { $untried } can be nothing else.
}
report-effect = effect on: { $measure }
report-tenth = tenth of the game
report-games = games
report-nothing = Nothing of the kind in this game.
report-surest = The strongest first; { $shown } of { $total } are shown.
