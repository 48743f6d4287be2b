// A platform on an existing data folder. It reports the longest time that its event loop was blocked since the last question, and what the
// loop used in all: processor time of its thread, because on a busy machine wall-clock time includes other processes.
import { readConfig } from '../../server/start/config.ts';
import { start } from '../../server/start/start.ts';

const [folder = ''] = process.argv.slice(2);
const running = await start(readConfig({ port: '0', data: folder }, { PITBOSS_LOG_LEVEL: 'warn' }));

/** Since the last question. */
export type Held = { readonly heldMs: number; readonly usedMs: number };

let heldMs = 0;
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let at = cpuMs();
let askedAt = at;
const tick = (): void => {
  const now = cpuMs();
  heldMs = Math.max(heldMs, now - at);
  at = now;
  setTimeout(tick, 1);
};
tick();

process.on('message', () => {
  const now = cpuMs();
  process.send?.({ heldMs, usedMs: now - askedAt } satisfies Held);
  heldMs = 0;
  at = now;
  askedAt = now;
});
process.on('disconnect', async () => {
  await running.stop();
  process.exit(0);
});
process.send?.({ url: running.url });
