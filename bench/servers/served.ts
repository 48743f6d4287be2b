// A platform on a data folder that is there already; it says how long its event loop was held since it was asked before.
import { readConfig } from '../../server/config.ts';
import { start } from '../../server/start.ts';

const [folder = ''] = process.argv.slice(2);
const running = await start(readConfig({ port: '0', data: folder }, { PITBOSS_LOG_LEVEL: 'warn' }));

let heldMs = 0;
let at = performance.now();
const tick = (): void => {
  const now = performance.now();
  heldMs = Math.max(heldMs, now - at - 1);
  at = now;
  setTimeout(tick, 1);
};
tick();

process.on('message', () => {
  process.send?.(heldMs);
  heldMs = 0;
  at = performance.now();
});
process.on('disconnect', async () => {
  await running.stop();
  process.exit(0);
});
process.send?.({ url: running.url });
