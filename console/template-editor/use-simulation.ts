import { useEffect, useRef, useState } from 'preact/hooks';
import type { ParSheet } from '../../simulator/par-sheet.ts';
import type { SimulationAnswer, SimulationOrder } from './simulation-messages.ts';

/** What is simulated. */
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

/** Simulates in a worker of its own what was ordered last, once the person pauses. Without an order nothing runs. */
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
