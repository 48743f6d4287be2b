import type { Draw } from '../../domain/draw.ts';

type Drawn = { readonly range: bigint; readonly outcome: bigint };

/**
 * The draws of a unit that may run again. They are its own: what its first run drew first, its next run draws first too, so no outcome is
 * replaced because a transaction was lost, or because another unit has failed.
 * @returns the draws of one run, from the first one on.
 */
export const unitDraws = (draw: Draw): (() => Draw) => {
  /** By their places; at each, one for every range requested there. */
  const known: Drawn[][] = [];
  return () => {
    let place = 0;
    return (range) => {
      const here = known[place] ?? [];
      known[place] = here;
      place += 1;
      const same = here.find((drawn) => drawn.range === range);
      if (same !== undefined) return same.outcome;
      const last = here.at(-1);
      const outcome = last === undefined ? draw(range) : drawInstead(last, range, draw);
      here.push({ range, outcome });
      return outcome;
    };
  };
};

/**
 * Draws below another range, because what the unit read has changed. The outcome is uniform, given that the first one was, and is the first
 * one whenever it can be: always within a range that has become smaller, and otherwise with the chance that it would be below the first range.
 */
const drawInstead = ({ range: before, outcome }: Drawn, range: bigint, draw: Draw): bigint => {
  if (range <= before) return outcome < range ? outcome : draw(range);
  const drawn = draw(range);
  return drawn < before ? outcome : drawn;
};
