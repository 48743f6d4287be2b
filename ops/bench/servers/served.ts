// A platform on an existing data folder. It reports what the process used so far, the longest time that its event loop was blocked since the last question, and what the
// loop used in all: processor time of its thread, because on a busy machine wall-clock time includes other processes.
import { readConfig } from '../../../server/settings/config.ts';
import { start } from '../../../server/start/start.ts';

const [folder = ''] = process.argv.slice(2);
const running = await start(
  readConfig({ port: '0', data: folder }, { PITBOSS_LOG_LEVEL: 'error', PITBOSS_SOCKETS_PER_ADDRESS: '1000000' }),
);

/** Since the last question. */
export type Held = { readonly heldMs: number; readonly usedMs: number };

/** Of the whole process since it started: processor time of all threads, and memory now. */
export type Used = { readonly cpuMicros: number; readonly residentBytes: number };

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
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage.rss();
  process.send?.({ heldMs, usedMs: now - askedAt, cpuMicros: user + system, residentBytes } satisfies Held & Used);
  heldMs = 0;
  at = now;
  askedAt = now;
});
process.on('disconnect', async () => {
  await running.stop();
  process.exit(0);
});
process.send?.({ url: running.url });
