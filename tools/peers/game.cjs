// A game as small as a game can be: two people in turn put a mark on one of nine places, for ever.
module.exports = {
  name: "marks",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, at) => void (G.cells[at] = playerID) },
};
