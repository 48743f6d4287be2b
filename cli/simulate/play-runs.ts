import { Worker } from 'node:worker_threads';
import type { Plan } from '../../clients/simulator/plan.ts';
import type { RunTally } from '../../clients/simulator/tally.ts';
import { listDeclared } from '../../domain/money/minor-unit.ts';
import { simulatorProgram } from '../../server/start/assets.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';

/**
 * Plays the runs of a plan on some threads. Runs do not depend on each other, so the result is the same for any number of threads.
 * @returns what happened, in the order of the runs; when stopped, in those that had begun.
 */
export const playRuns = async (
  plan: Plan,
  {
    threads,
    signal,
    progress = () => {},
  }: {
    readonly threads: number;
    readonly signal?: AbortSignal;
    readonly progress?: (rounds: number, of: number) => void;
  },
): Promise<readonly RunTally[]> => {
  const { code, isSource } = simulatorProgram();
  const tallies: RunTally[] = [];
  const rounds = new Map<number, number>();
  let next = 0;
  const playSome = (): Promise<void> =>
    new Promise((resolve, reject) => {
      // Its own flags: those of the process may load what a thread does not need.
      const worker = new Worker(code, {
        eval: isSource,
        workerData: { plan, currencies: listDeclared() } satisfies ThreadData,
        execArgv: [],
        name: 'simulator',
      });
      const tell = (told: ToThread): void => worker.postMessage(told);
      const stop = (): void => tell('stop');
      const goOn = (): void => {
        if (next >= plan.runs || signal?.aborted) void worker.terminate();
        else tell({ run: next++ });
      };
      worker.on('message', ({ run, rounds: played, tally }: FromThread) => {
        rounds.set(run, played);
        let done = 0;
        for (const each of rounds.values()) done += each;
        progress(done, plan.rounds * plan.runs);
        if (tally === undefined) return;
        tallies.push(tally);
        goOn();
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      });
      signal?.addEventListener('abort', stop);
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(threads, plan.runs) }, playSome));
  return tallies.sort((a, b) => a.run - b.run);
};
