import type { Draw } from '../draw.ts';
import type { Drawn } from './entry.ts';

/** A draw that records each range and outcome in `draws`. Throws an Error when an outcome is out of range. */
export const recordingDraw =
  (draw: Draw, draws: Drawn[]): Draw =>
  (range) => {
    const outcome = draw(range);
    if (outcome < 0n || outcome >= range) throw new Error(`a draw below ${range} gave ${outcome}`);
    draws.push({ range, outcome });
    return outcome;
  };
