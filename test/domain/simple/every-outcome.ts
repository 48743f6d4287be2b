import type { Draw } from '../../../domain/draw.ts';

/** Smaller draws are enumerated completely; of larger ones only some points, since no small case depends on each. */
const LISTED = 13n;

const outcomesBelow = (range: bigint): bigint[] => {
  if (range <= LISTED) return Array.from({ length: Number(range) }, (_, outcome) => BigInt(outcome));
  return [0n, 1n, range / 4n, range / 2n, (3n * range) / 4n, range - 2n, range - 1n];
};

/**
 * Runs something once for every combination of draws, as a depth-first walk: the last draw with an untried outcome takes it, and the draws
 * after it are discarded.
 * @returns the number of combinations.
 */
export const everyOutcome = async (run: (draw: Draw) => void | Promise<void>): Promise<number> => {
  let path: { outcomes: readonly bigint[]; next: number }[] = [];
  for (let ways = 1; ; ways += 1) {
    let depth = 0;
    await run((range) => {
      const step = path[depth] ?? { outcomes: outcomesBelow(range), next: 0 };
      path[depth] = step;
      depth += 1;
      const outcome = step.outcomes[step.next];
      if (outcome === undefined) throw new Error(`a draw below ${range} changed its range when it was repeated`);
      return outcome;
    });
    path = path.slice(0, depth);
    while (path.length > 0 && (path.at(-1)?.next ?? 0) + 1 >= (path.at(-1)?.outcomes.length ?? 0)) path.pop();
    const last = path.at(-1);
    if (last === undefined) return ways;
    last.next += 1;
  }
};

/** All combinations of one value per list: `grid({ a: [1, 2], b: ['x'] })` is [{ a: 1, b: 'x' }, { a: 2, b: 'x' }]. */
export const grid = <Choice extends object>(
  choices: { readonly [Key in keyof Choice]: readonly Choice[Key][] },
): Choice[] =>
  Object.entries<readonly unknown[]>(choices).reduce<object[]>(
    (cells, [key, values]) => cells.flatMap((cell) => values.map((value) => ({ ...cell, [key]: value }))),
    [{}],
  ) as Choice[];
