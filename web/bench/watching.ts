import type { CDPSession, Page } from '@playwright/test';

/** What a page tells of itself while it is played. */
export interface Watched {
  /** Milliseconds from each click to the frame that shows what came of it. */
  clicks: number[];
  /** Tasks longer than 50 ms. */
  tasks: number[];
  shifted: number;
  shifts: string[];
}

/** Watch a page from now on: what a click takes, how long its tasks are, and what moves unasked. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { clicks: [], tasks: [], shifted: 0, shifts: [] };
    Object.assign(globalThis, { watched });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // by its definition: what a player's own move brings about is no surprise
        if (entry.hadRecentInput) continue;
        watched.shifted += entry.value;
        const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const moved = entry.sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            const what = node?.cloneNode() as Element | undefined;
            return `${what?.outerHTML?.slice(0, 90) ?? ''} ${rect(from)} → ${rect(to)}`;
          })
          .join(' | ');
        watched.shifts.push(`${entry.value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift' });
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (!(target instanceof Element) || target.closest('.bar button.move') === null) return;
        const changed = new MutationObserver(() => {
          changed.disconnect();
          // drawn: the frame that shows it has been handed over
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => watched.clicks.push(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        });
        // the answer is seen on the board or, where nothing on it changes, in the next question; a button that waits is no answer
        changed.observe(document.querySelector('.board')!, { subtree: true, childList: true, attributes: true });
        changed.observe(document.querySelector('.bar .moves')!, { subtree: true, childList: true });
        changed.observe(document.querySelector('.bar [data-question]')!, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      },
      { capture: true },
    );
  });
}

export async function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
}

export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Infinity;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Nodes and bytes that a page keeps, once nothing is left that could be thrown away. Of the heap all is counted but the machine
 * code that the engine makes of functions that are called often: it grows for as long as somebody plays, and keeps no game.
 */
export async function kept(line: CDPSession): Promise<{ nodes: number; heap: number }> {
  for (let time = 0; time < 3; time += 1) await line.send('HeapProfiler.collectGarbage');
  const { metrics } = await line.send('Performance.getMetrics');
  const parts: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => parts.push(chunk);
  line.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await line.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  line.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let heap = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] !== code) heap += nodes[at + size] ?? 0;
  return { nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? NaN, heap };
}
