// boardgame.io's server with in-memory storage: a game that does little, so that the server itself is measured.
const { Server } = require("boardgame.io/server");

const game = {
  name: "steps",
  setup: (_, { length }) => ({ steps: 0, length, fields: Array(60).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.steps === G.length ? { winner: "0" } : undefined),
  moves: {
    step: ({ G }, field) => {
      G.steps += 1;
      G.fields[field % 60] += 1;
    },
  },
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
