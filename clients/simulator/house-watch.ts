import { lesser, type Micros, numberFromMicros } from '../../domain/money/micros.ts';

/** Parts of the planned rounds in which the lowest balance is kept. */
const PARTS = 240;

/** Watches how far the house's balance falls in one run. Only wins lower it, so other rounds cost nothing. */
export class HouseWatch {
  lowest: Micros = 0n;
  /** After this many rounds. */
  lowestAt = 0;
  readonly path: number[] = [];
  readonly #part: number;
  #inPart: Micros = 0n;

  constructor(rounds: number) {
    this.#part = rounds / PARTS;
  }

  /** When the current part is over, in rounds. */
  get partEnd(): number {
    return Math.round((this.path.length + 1) * this.#part);
  }

  see(house: Micros, round: number): void {
    this.#inPart = lesser(this.#inPart, house);
    if (house >= this.lowest) return;
    this.lowest = house;
    this.lowestAt = round;
  }

  endPart(house: Micros): void {
    this.path.push(numberFromMicros(lesser(house, this.#inPart)));
    this.#inPart = house;
  }
}
