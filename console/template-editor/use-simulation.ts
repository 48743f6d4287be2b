import { useEffect, useRef, useState } from 'preact/hooks';
import type { ParSheet } from '../../clients/simulator/par-sheet.ts';
import type { Simulation } from '../../clients/simulator/simulation.ts';

/** The input of a simulation. */
export type Ordered = Omit<SimulationOrder, 'order'>;

export type Simulated = {
  /** Of the rounds played so far. While another run has nothing to show yet, the last one stays. */
  readonly sheet: ParSheet | undefined;
  /** 0..1; 1 once all rounds are played. */
  readonly progress: number;
  readonly faults: readonly { readonly pointer: string; readonly detail: string }[];
};

const NOTHING: Simulated = { sheet: undefined, progress: 0, faults: [] };
const PAUSE_MS = 400;

/** Simulates the latest order in a dedicated worker, once the person pauses. Without an order nothing runs. */
export const useSimulation = (ordered: Ordered | undefined): Simulated => {
  const [simulated, setSimulated] = useState(NOTHING);
  const worker = useRef<Worker | undefined>(undefined);
  const order = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);
  const key = ordered === undefined ? undefined : JSON.stringify(ordered);
  useEffect(() => {
    order.current += 1;
    if (ordered === undefined) {
      worker.current?.terminate();
      worker.current = undefined;
      return undefined;
    }
    const own = order.current;
    setSimulated((last) => ({ ...last, progress: 0 }));
    const timer = setTimeout(() => {
      worker.current ??= new Worker(new URL('./simulator-worker.js', import.meta.url), { type: 'module' });
      worker.current.onmessage = ({ data }: MessageEvent<SimulationAnswer>) => {
        if (data.order !== order.current) return;
        if ('faults' in data) setSimulated({ ...NOTHING, faults: data.faults });
        else setSimulated({ sheet: data.sheet, progress: data.progress, faults: [] });
      };
      worker.current.onerror = () =>
        setSimulated({
          ...NOTHING,
          faults: [{ pointer: '', detail: 'The simulator could not be loaded. Reload the page.' }],
        });
      const message: SimulationOrder = { ...ordered, order: own };
      worker.current.postMessage(message);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return simulated;
};

/** Sent by the page to the worker. The next order stops this one. */
export type SimulationOrder = Pick<
  Simulation,
  'template' | 'rounds' | 'seed' | 'players' | 'roundsPerHour' | 'triggers'
> & {
  readonly order: number;
};

/** The progress, or the reason why it did not begin. */
export type SimulationAnswer = { readonly order: number } & (
  | { readonly sheet: ParSheet; readonly progress: number }
  | { readonly faults: readonly { readonly pointer: string; readonly detail: string }[] }
);
