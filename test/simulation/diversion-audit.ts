import type { Delivered } from './evidence.ts';
import { wireAmount } from './exact.ts';
import type { Ward } from './ward.ts';

/** Diversions as seen by the external accounts. */
export class DiversionAudit {
  readonly #bodies = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;

  constructor(complain: (what: string) => void, note: (what: string) => void) {
    this.#complain = complain;
    this.#note = note;
  }

  hear(delivered: readonly Delivered[]): void {
    for (const { id, body, told } of delivered) {
      this.#note(`delivery that is ${told}`);
      if ((this.#bodies.get(id) ?? body) !== body) this.#complain(`${id}: delivered again with another content`);
      if (this.#taken.has(id)) this.#complain(`${id}: delivered again after it was acknowledged`);
      this.#bodies.set(id, body);
      if (told === 'done') this.#taken.add(id);
    }
  }

  /** Reports whether a diversion of this amount was acknowledged. */
  hasTaken(id: string, ward: Ward, amount: bigint): boolean {
    const body = this.#bodies.get(id);
    if (body === undefined || !this.#taken.has(id)) return false;
    const told = JSON.parse(body) as { diversion_id: string; instance_id: string; amount: number; currency: string };
    const { currency } = ward.book.terms;
    return (
      told.diversion_id === id &&
      told.instance_id === ward.id &&
      told.amount === wireAmount(amount) &&
      told.currency === currency
    );
  }
}
