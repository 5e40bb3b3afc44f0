// Load on boardgame.io's server, as load.py puts it on ours: tables of two clients, saturated or at a rate; after a game
// comes the next one. Clients speak the wire protocol themselves, so that no client-side game slows them down.
const { io } = require("socket.io-client");

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const WARM_UP = 2000;
let latencies = [];
let over = false;

async function post(path, body) {
  const answer = await fetch(`${address}/games/steps/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

// A match with both clients connected, not yet begun.
async function open(clock) {
  const match = { sent: new Map(), heard: new Map(), clients: [] };
  // as many moves as two random players make in a game of Fort
  const length = 190 + Math.floor(Math.random() * 146);
  match.id = (await post("create", { numPlayers: 2, setupData: { length } })).matchID;
  match.done = new Promise((resolve) => (match.end = resolve));
  for (const player of ["0", "1"]) {
    const joined = await post(`${match.id}/join`, { playerID: player, playerName: player });
    const socket = io(`${address}/steps`, { transports: ["websocket"], forceNew: true });
    const client = { player, credentials: joined.playerCredentials, socket, over: false };
    socket.on("sync", (_, info) => play(match, client, info.state, clock));
    socket.on("update", (_, state) => {
      hear(match, state);
      play(match, client, state, clock);
    });
    await new Promise((resolve) => socket.on("connect", resolve));
    match.clients.push(client);
  }
  return match;
}

function begin(match) {
  for (const { socket, player, credentials } of match.clients) socket.emit("sync", match.id, player, credentials, 2);
}

function hear(match, state) {
  const began = match.sent.get(state._stateID);
  if (began === undefined) return;
  const count = (match.heard.get(state._stateID) || 0) + 1;
  if (count === 2) {
    latencies.push(performance.now() - began);
    match.sent.delete(state._stateID);
    match.heard.delete(state._stateID);
  } else match.heard.set(state._stateID, count);
}

function play(match, client, state, clock) {
  if (state.ctx.gameover) {
    client.over = true;
    if (match.clients.every((one) => one.over)) match.end();
  }
  if (over || state.ctx.gameover || state.ctx.currentPlayer !== client.player) return;
  const act = () => {
    if (over) return;
    match.sent.set(state._stateID + 1, performance.now());
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "step", args: [state._stateID], playerID: client.player, credentials: client.credentials },
    };
    client.socket.emit("update", action, state._stateID, match.id, client.player);
  };
  if (rate) {
    clock.due = Math.max(clock.due - Math.log(1 - Math.random()) * (tables / rate) * 1000, performance.now());
    setTimeout(act, clock.due - performance.now());
  } else act();
}

async function run(match, clock) {
  for (;;) {
    begin(match);
    await match.done;
    for (const { socket } of match.clients) socket.disconnect();
    if (over) return;
    match = await open(clock);
  }
}

async function main() {
  const all = [];
  for (let number = 0; number < tables; number += 1) {
    const clock = { due: 0 };
    all.push([await open(clock), clock]);
  }
  for (const [match, clock] of all) run(match, clock);
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
