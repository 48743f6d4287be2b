/** A player of an instance who has contributed. */
export type Member = {
  readonly brand: string;
  readonly player: string;
  /** Of the last contribution. */
  currency: string;
  lastAt: number;
  count: number;
  /** All that was booked, in J, and when that sum was reached, as the ledger counts. */
  total: bigint;
  seq: bigint;
};
type Sum = { readonly member: Member; total: bigint; seq: bigint };
export type Name = { readonly brand: string; readonly player: string };

/** Orders names by their code units. */
export const byName = (a: Name, b: Name): number => {
  const [first, second] = a.brand === b.brand ? [a.player, b.player] : [a.brand, b.brand];
  return first < second ? -1 : 1;
};

/** The players who have contributed to one instance. */
export class Crowd {
  readonly #members = new Map<string, Member>();
  /** By pot, everyone's total since its last win. */
  readonly #since = new Map<string, Map<string, Sum>>();

  get({ brand, player }: Name): Member | undefined {
    return this.#members.get(`${brand} ${player}`);
  }

  note(name: Name, { currency, booked, at, seq, pots }: Noted): void {
    const key = `${name.brand} ${name.player}`;
    const member = this.#members.get(key) ?? { ...name, currency, lastAt: at, count: 0, total: 0n, seq };
    member.currency = currency;
    member.lastAt = at;
    member.count += 1;
    member.total += booked;
    member.seq = seq;
    this.#members.set(key, member);
    for (const pot of pots) {
      const sums = this.#since.get(pot) ?? new Map<string, Sum>();
      const sum = sums.get(key) ?? { member, total: 0n, seq };
      sum.total += booked;
      sum.seq = seq;
      sums.set(key, sum);
      this.#since.set(pot, sums);
    }
  }

  won(pot: string): void {
    this.#since.delete(pot);
  }

  /** Everyone except the winner who has contributed since a given time, by name. */
  active(since: number, winner: Name): readonly Member[] {
    return [...this.#members.values()]
      .filter((member) => member.lastAt >= since && !isSame(member, winner))
      .sort(byName);
  }

  /** The players other than the winner, the largest total first, ever or since a pot was won; ties go to the player who got there first. */
  leaders(winner: Name, pot?: string): readonly Member[] {
    const sums: readonly Sum[] =
      pot === undefined
        ? [...this.#members.values()].map((member) => ({ member, total: member.total, seq: member.seq }))
        : [...(this.#since.get(pot)?.values() ?? [])];
    return sums
      .filter(({ member }) => !isSame(member, winner))
      .sort((a, b) => (isAbove(a, b) ? -1 : 1))
      .map(({ member }) => member);
  }
}

export type Noted = {
  readonly currency: string;
  readonly booked: bigint;
  readonly at: number;
  readonly seq: bigint;
  /** All pots that have lives left: a contribution counts since the last win of each. */
  readonly pots: readonly string[];
};

const isSame = (a: Name, b: Name): boolean => a.brand === b.brand && a.player === b.player;
const isAbove = (a: Sum, b: Sum): boolean => a.total > b.total || (a.total === b.total && a.seq < b.seq);
