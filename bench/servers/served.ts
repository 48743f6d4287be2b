// A platform on an existing data folder. It reports the longest time that its event loop was blocked since the last question, measured as
// processor time of its thread between two turns, because on a busy machine wall-clock time includes other processes.
import { readConfig } from '../../server/start/config.ts';
import { start } from '../../server/start/start.ts';

const [folder = ''] = process.argv.slice(2);
const running = await start(readConfig({ port: '0', data: folder }, { PITBOSS_LOG_LEVEL: 'warn' }));

let heldMs = 0;
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let at = cpuMs();
const tick = (): void => {
  const now = cpuMs();
  heldMs = Math.max(heldMs, now - at);
  at = now;
  setTimeout(tick, 1);
};
tick();

process.on('message', () => {
  process.send?.(heldMs);
  heldMs = 0;
  at = cpuMs();
});
process.on('disconnect', async () => {
  await running.stop();
  process.exit(0);
});
process.send?.({ url: running.url });
