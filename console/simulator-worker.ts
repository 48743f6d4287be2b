import { playSimulation } from '../clients/simulator/simulate.ts';
import { SimulationRefused } from '../clients/simulator/simulation-refused.ts';
import type { SimulationAnswer, SimulationOrder } from './template-editor/use-simulation.ts';

declare const PITBOSS_VERSION: string;

/** The minimum time between two partial sheets. */
const SHOWN_EVERY_MS = 250;

let stop = new AbortController();

const answer = (message: SimulationAnswer): void => self.postMessage(message);

const play = async ({ order, ...simulation }: SimulationOrder): Promise<void> => {
  // The last order is what the person sees.
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  let shown = performance.now();
  try {
    const sheet = await playSimulation(
      {
        ...simulation,
        signal,
        onProgress: ({ rounds, of, sheet: soFar }) => {
          if (signal.aborted || performance.now() - shown < SHOWN_EVERY_MS) return;
          shown = performance.now();
          answer({ order, sheet: soFar(), progress: rounds / of });
        },
      },
      PITBOSS_VERSION,
    );
    if (!signal.aborted) answer({ order, sheet, progress: 1 });
  } catch (error) {
    if (signal.aborted) return;
    const faults = error instanceof SimulationRefused ? error.faults : undefined;
    answer({ order, faults: faults ?? [{ pointer: '', detail: String(error) }] });
  }
};

self.onmessage = ({ data }: MessageEvent<SimulationOrder>): void => {
  void play(data);
};
