import type { Draw } from '../draw.ts';
import type { Drawn } from './entry.ts';

/** A draw that notes each of its ranges and outcomes in `draws`. Throws an Error when an outcome is outside of its range. */
export const recordingDraw =
  (draw: Draw, draws: Drawn[]): Draw =>
  (range) => {
    const outcome = draw(range);
    if (outcome < 0n || outcome >= range) throw new Error(`a draw below ${range} gave ${outcome}`);
    draws.push({ range, outcome });
    return outcome;
  };
