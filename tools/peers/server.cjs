// A boardgame.io server, in memory or on files: PORT, and FOLDER where games are kept on files.
const { Server, FlatFile } = require("boardgame.io/server");

const folder = process.env.FOLDER;
const server = Server({
  games: [require("./game.cjs")],
  origins: [/localhost/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
void server.run({ port: Number(process.env.PORT), lobbyConfig: { apiPort: Number(process.env.PORT) + 1 } }, () => console.log("ready"));
