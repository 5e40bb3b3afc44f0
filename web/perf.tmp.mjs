import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:8101';
const game = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const ctx = await browser.newContext({ viewport: { width: 1400, height: 900 }, baseURL: base });
await ctx.addInitScript(() => {
  localStorage.setItem('forts-settings', JSON.stringify({ speed: 1, coach: false }));
  const W = WebSocket; window.__m = {};
  window.WebSocket = class extends W { send(d) { window.__m.sent = performance.now(); super.send(d); } set onmessage(f) { super.onmessage = f && ((e) => { const t = performance.now(); window.__m.got ??= t; f(e); window.__m.handled ??= performance.now(); }); } };
});
const page = await ctx.newPage();
await page.goto('/'); await page.waitForSelector('main');
const bot = { who: 'bot', bot: 'easy' };
const t = await (await ctx.request.post('/api/tables', { headers: { Origin: base }, data: { game, seats: [{ who: 'me' }, bot, bot], terms: { pace: 0 }, start: true } })).json();
await page.goto('/table/' + t.id); await page.waitForSelector('button.move');
await page.waitForTimeout(500);
const cdp = await ctx.newCDPSession(page);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.start');
const rows = await page.evaluate(async () => {
  const rows = []; let state = 23;
  while (rows.length < 40 && !document.querySelector('dialog[open] .won')) {
    const moves = document.querySelectorAll('.bar button.move:not([aria-disabled="true"])');
    if (!moves.length) { await new Promise((r) => setTimeout(r, 4)); continue; }
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    window.__m = {};
    const changed = new Promise((resolve) => { const w = new MutationObserver(() => { w.disconnect(); window.__m.mut = performance.now(); requestAnimationFrame(() => resolve()); }); w.observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true }); });
    const start = performance.now(); moves[(state >> 8) % moves.length].click();
    await Promise.race([changed, new Promise((l) => setTimeout(l, 1000))]);
    const end = performance.now(), m = window.__m;
    rows.push([m.sent - start, m.got - m.sent, m.handled - m.got, m.mut - m.handled, end - m.mut, end - start].map((x) => Math.round(x)));
    await new Promise((l) => setTimeout(l, 40));
  }
  return rows;
});
const { profile } = await cdp.send('Profiler.stop');
console.log('send, server, handle, mutate, frame, total'); for (const r of rows) console.log(r.join('\t'));
const med = (i) => rows.map((r) => r[i]).sort((a, b) => a - b)[Math.floor(rows.length / 2)];
console.log('median', [0, 1, 2, 3, 4, 5].map(med).join('\t'));
const self = {}; const dt = profile.timeDeltas; const byId = Object.fromEntries(profile.nodes.map((n) => [n.id, n]));
profile.samples.forEach((s, i) => { const n = byId[s]; const k = n.callFrame.functionName + ' ' + n.callFrame.url.split('/').pop() + ':' + n.callFrame.lineNumber + ':' + n.callFrame.columnNumber; self[k] = (self[k] ?? 0) + dt[i]; });
console.log(Object.entries(self).sort((a, b) => b[1] - a[1]).slice(0, 14).map(([k, v]) => `${(v / 1000).toFixed(0)}ms ${k}`).join('\n'));
await browser.close();
