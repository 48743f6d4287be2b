// A long proof: a counter is compared with its pot for five minutes of traffic, an hour with PITBOSS_COUNTER_SECONDS=3600.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { type Held, type Shown, unexplained } from './explain-shown.ts';
import { inChromium } from './screens.ts';
import { contribute, pageOf, tickerText, trigger, withWorld } from './world.ts';

const SECONDS = Number(process.env.PITBOSS_COUNTER_SECONDS ?? 300);
const SAMPLE_MS = 40;
const SAY_MS = 120_000;

suite('clients/elements/truth', (test) => {
  test(`for ${SECONDS} s of contributions, wins and corrections, a counter never shows more than the pot holds, and goes back only where it fell`, () =>
    withWorld(async ({ client, id, site }) => {
      site.put('/', pageOf(client.url, `<pitboss-ticker instance="${id}" pot="minor"></pitboss-ticker>`));
      await inChromium(async ({ open, shows, evaluate }) => {
        const random = seededDraw(Date.now() % 2 ** 31);
        const draw = (below: number): number => Number(random(BigInt(below)));
        const held: Held[] = [];
        /** Does something that may change the pot, and notes the value that follows. */
        const note = async (act: () => Promise<unknown>): Promise<void> => {
          const fromMs = Date.now();
          await act();
          const { body } = await client.call('getTicker', { query: { instance_id: id } });
          held.push({ fromMs, coins: Math.floor(Number(body.pots[0].current_value) * 100 + 1e-6) });
        };
        await note(async () => {});
        await open(`${site.origin}/`);
        await shows(`sockets[0]?.readyState === 1 && ${tickerText()}`);
        await evaluate(
          `(window.samples = [], setInterval(() => { const text = ${tickerText()}; if (text !== samples.at(-1)?.text) samples.push({ atMs: Date.now(), text }); }, ${SAMPLE_MS}), 0)`,
        );
        const untilMs = Date.now() + SECONDS * 1_000;
        let saidMs = Date.now();
        while (Date.now() < untilMs) {
          // The runner ends what is silent for long.
          if (Date.now() - saidMs > SAY_MS) {
            saidMs = Date.now();
            process.stdout.write(`counter: ${held.length} changes\n`);
          }
          const kind = draw(40);
          if (kind === 0) await note(() => trigger(client, id, 'minor'));
          else if (kind === 1) {
            const adjustment = 5 + draw(40);
            const body = { instance_id: id, pot_id: 'minor', adjustment, reason: 'A correction.' };
            await note(() => client.call('setPotCurrentValue', { body }));
          } else await note(() => contribute(client, id, `p-${draw(9)}`));
          // Bursts, and pauses that are longer than a counter runs.
          await sleep(draw(12) === 0 ? 4_000 : draw(400));
        }
        const last = ((held.at(-1)?.coins ?? 0) / 100).toFixed(2);
        await shows(`${tickerText()} === '€${last}'`);
        const samples = (await evaluate('samples')) as { atMs: number; text: string }[];
        const values: Shown[] = samples.map(({ atMs, text }) => ({
          atMs,
          coins: Math.round(Number(text.slice(1).replaceAll(',', '')) * 100),
        }));
        assert.ok(values.length > SECONDS / 2, `${values.length} values`);
        assert.ok(held.length > SECONDS / 2, `${held.length} changes`);
        assert.is(unexplained(held, values), undefined);
      });
    }));
});
