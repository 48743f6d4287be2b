import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from '../../clients/simulator/plan.ts';
import { SimulationRun } from '../../clients/simulator/simulation-run.ts';
import type { RunTally } from '../../clients/simulator/tally.ts';
import { declareCurrency, type listDeclared } from '../../domain/money/minor-unit.ts';

/** The data that a thread is given. */
export type ThreadData = { readonly plan: Plan; readonly currencies: ReturnType<typeof listDeclared> };

/** A message to a thread: the run to play, or to come to an end with what it has. */
export type ToThread = { readonly run: number } | 'stop';

/** A message from a thread: how many rounds of its run it has played, and what happened in them. */
export type FromThread = { readonly run: number; readonly rounds: number; readonly tally?: RunTally };

/** About a tenth of a second; a thread that is to stop finishes them. */
const ROUNDS_AT_ONCE = 50_000;

const port = parentPort;
if (port === null) throw new Error('this program runs in a thread');
const { plan, currencies }: ThreadData = workerData;
for (const [currency, decimals] of currencies) declareCurrency(currency, decimals);
let isStopped = false;

const play = async (index: number): Promise<void> => {
  const run = new SimulationRun(plan, index);
  const tell = (more: Pick<FromThread, 'tally'> = {}): void =>
    port.postMessage({ run: index, rounds: run.rounds, ...more } satisfies FromThread);
  while (!run.isOver && !isStopped) {
    await run.advance(ROUNDS_AT_ONCE);
    tell();
    // Messages arrive between two portions.
    await setImmediate();
  }
  tell({ tally: run.tally() });
};

port.on('message', (told: ToThread) => {
  if (told === 'stop') isStopped = true;
  else
    play(told.run).catch((error) =>
      // Thrown outside the promise, it ends the thread, and the other side hears of it.
      process.nextTick(() => {
        throw error;
      }),
    );
});
