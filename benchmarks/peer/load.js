// Load on boardgame.io's server, as load.py puts it on ours: tables of two clients, saturated or at a rate.
// Clients speak the wire protocol themselves, so that no client-side game slows them down.
const { io } = require("socket.io-client");

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const WARM_UP = 2000;
let latencies = [];
let over = false;

async function create() {
  const answer = await fetch(`${address}/games/steps/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  return (await answer.json()).matchID;
}

async function join(match, player) {
  const answer = await fetch(`${address}/games/steps/${match}/join`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ playerID: player, playerName: player }),
  });
  return (await answer.json()).playerCredentials;
}

async function table() {
  const match = await create();
  const sent = new Map();
  const heard = new Map();
  const clients = [];
  let due = 0;
  for (const player of ["0", "1"]) {
    const credentials = await join(match, player);
    const socket = io(`${address}/steps`, { transports: ["websocket"], forceNew: true });
    const play = (state) => {
      if (over || state.ctx.currentPlayer !== player) return;
      const act = () => {
        if (over) return;
        sent.set(state._stateID + 1, performance.now());
        const action = {
          type: "MAKE_MOVE",
          payload: { type: "step", args: [state._stateID], playerID: player, credentials },
        };
        socket.emit("update", action, state._stateID, match, player);
      };
      if (rate) {
        due = Math.max(due - Math.log(1 - Math.random()) * (tables / rate) * 1000, performance.now());
        setTimeout(act, due - performance.now());
      } else act();
    };
    socket.on("sync", (_, info) => play(info.state));
    socket.on("update", (_, state) => {
      const began = sent.get(state._stateID);
      if (began !== undefined) {
        const count = (heard.get(state._stateID) || 0) + 1;
        if (count === 2) {
          latencies.push(performance.now() - began);
          sent.delete(state._stateID);
          heard.delete(state._stateID);
        } else heard.set(state._stateID, count);
      }
      play(state);
    });
    clients.push({ socket, start: () => socket.emit("sync", match, player, credentials, 2) });
    await new Promise((resolve) => socket.on("connect", resolve));
  }
  return clients;
}

async function main() {
  const all = [];
  for (let number = 0; number < tables; number += 1) all.push(...(await table()));
  all.forEach((client) => client.start());
  await new Promise((resolve) => setTimeout(resolve, WARM_UP));
  latencies = [];
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  over = true;
  const sorted = latencies.slice().sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      moves_per_second: Math.round((sorted.length / took) * 10) / 10,
      p50_ms: Math.round(sorted[Math.floor(sorted.length / 2)] * 100) / 100,
      p99_ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] * 100) / 100,
    }),
  );
  process.exit(0);
}

main();
