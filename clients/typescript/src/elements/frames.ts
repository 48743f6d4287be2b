/** Something that moves. Returns false when it stands still. */
type Mover = (nowMs: number) => boolean;

const movers = new Set<Mover>();
/** Counters change at most this often: more is not seen, and costs a phone its battery. */
const FRAME_MS = 50;
let isAsked = false;
let lastMs = 0;

const turn = (): void => {
  isAsked = false;
  const nowMs = performance.now();
  if (nowMs - lastMs >= FRAME_MS) {
    lastMs = nowMs;
    for (const mover of movers) if (!mover(nowMs)) movers.delete(mover);
  }
  ask();
};

const ask = (): void => {
  if (isAsked || movers.size === 0) return;
  isAsked = true;
  requestAnimationFrame(turn);
};

/** Calls a mover in one loop for the whole page, until it stands still. */
export const move = (mover: Mover): void => {
  movers.add(mover);
  ask();
};

export const halt = (mover: Mover): void => {
  movers.delete(mover);
};

/** True if the person wants no motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
