import { seededDraw } from '../support/seeded-draw.ts';

/** Random choices from a seed: the same seed, the same choices. */
export class Chance {
  readonly #draw: (n: bigint) => bigint;

  constructor(seed: number) {
    this.#draw = seededDraw(seed);
  }

  /** A whole number in [0, n). */
  below(n: number): number {
    return Number(this.#draw(BigInt(n)));
  }

  /** A whole number in [from, to]. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  happens(probability: number): boolean {
    return this.below(1_000_000) < probability * 1_000_000;
  }

  one<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  }

  weighed<T>(choices: readonly (readonly [weight: number, choice: T])[]): T {
    let left = this.below(choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, choice] of choices) {
      if (left < weight) return choice;
      left -= weight;
    }
    throw new Error('the weights were used up');
  }
}
