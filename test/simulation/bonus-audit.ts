import {
  buysTooMany,
  type Charge,
  chargedFor,
  mostIn,
  operatorsPart,
  rateOf,
  requestedBy,
  type Wager,
} from './charge.ts';
import { Exact, least, micros, wireAmount } from './exact.ts';
import type { PotTerms, Terms } from './terms.ts';
import type { Reply } from './wire-state.ts';

/** A bonus as its award was answered, and what is left of it by the contributions since. */
type Held = {
  readonly id: string;
  readonly brand: string;
  readonly player: string;
  /** One spin; undefined for a budget. */
  readonly spin: bigint | undefined;
  readonly currency: string;
  left: bigint;
  readonly awardedAt: number;
  readonly expiresAt: number;
  /** The games of the platform that it names; none are all. */
  readonly games: readonly string[] | undefined;
};

/** A contribution at the moment that decides who pays. */
export type Asking = {
  readonly id: string;
  readonly brand: string;
  readonly player: string;
  readonly at: number;
  readonly codes: readonly string[];
};

type WireBonus = {
  readonly id: string;
  readonly player_id: string;
  readonly brand_id: string;
  readonly available_for: readonly { readonly provider_id: string; readonly game_ids: readonly string[] }[];
  readonly bonus_data: {
    readonly Freespins: {
      readonly type: string;
      readonly freespin_type: { readonly count: number; readonly currency: string; readonly value: string };
    };
  };
  readonly timestamp_bonus_awarded: number;
  readonly timestamp_bonus_expires: number;
};

/** Bonuses, and which of them pays a contribution, by market.md alone. */
export class BonusAudit {
  readonly #held: Held[] = [];
  readonly #uses = new Map<string, { readonly id: string; readonly amount: number; readonly left: number }>();
  readonly #multipliers: Readonly<Record<string, string>>;
  readonly #note: (what: string) => void;

  constructor(multipliers: Readonly<Record<string, string>>, note: (what: string) => void) {
    this.#multipliers = multipliers;
    this.#note = note;
  }

  learn({ body }: Reply): void {
    for (const bonus of Object.values(body) as WireBonus[]) {
      const { type, freespin_type: given } = bonus.bonus_data.Freespins;
      const value = micros(given.value);
      const ours = bonus.available_for.filter(({ provider_id }) => provider_id === 'pitboss');
      this.#held.push({
        ...{ id: bonus.id, brand: bonus.brand_id, player: bonus.player_id, currency: given.currency },
        spin: type === 'Fixed' ? value : undefined,
        left: value * BigInt(given.count),
        awardedAt: bonus.timestamp_bonus_awarded,
        expiresAt: bonus.timestamp_bonus_expires,
        games: ours.length === 0 ? undefined : ours.flatMap(({ game_ids }) => game_ids),
      });
    }
  }

  /** The use that paid a contribution, as its reply shows it. */
  useOf(id: string) {
    return this.#uses.get(id);
  }

  /** Reports whether a player has a bonus that may pay something. */
  mayPay(brand: string, player: string, at: number): boolean {
    return this.#held.some(
      (held) => held.brand === brand && held.player === player && held.left > 0n && at < held.expiresAt,
    );
  }

  /**
   * Works out which bonus pays, and takes its use. Nothing when the player pays.
   * @param covers reports whether the operator's budget covers it; if not, no bonus pays.
   */
  pay(
    asking: Asking,
    terms: Terms,
    wager: Wager,
    plain: Charge,
    { isEnabled, covers }: { isEnabled: (pot: PotTerms) => boolean; covers: (charge: Charge) => boolean },
  ) {
    if (plain.debit === 0n) return undefined;
    const { brand, player, at, codes } = asking;
    const own = this.#held.filter((held) => held.brand === brand && held.player === player && held.left > 0n);
    const usable = own.filter(
      ({ games, awardedAt, expiresAt }) =>
        games !== undefined &&
        awardedAt < at &&
        at < expiresAt &&
        (games.length === 0 || games.some((game) => codes.includes(game))),
    );
    if (own.some(({ games, expiresAt }) => games !== undefined && at >= expiresAt))
      this.#note('bonus that has expired');
    if (own.length > usable.length) this.#note('bonus that is not for this');
    usable.sort(
      (a, b) => a.expiresAt - b.expiresAt || a.awardedAt - b.awardedAt || (a.id < b.id ? -1 : Number(a.id > b.id)),
    );
    for (const held of usable) {
      const charge = this.#chargeBy(held, terms, wager, plain, isEnabled);
      if (charge?.bonus === undefined) {
        this.#note('bonus that is passed over');
        continue;
      }
      if (!covers(charge)) {
        this.#note('bonus that the budget does not cover');
        return undefined;
      }
      held.left -= charge.bonus.used;
      this.#note(held.spin === undefined ? 'budget that pays' : 'spin that pays');
      if (charge.byOperator > 0n) this.#note('bonus and operator pay');
      if (held.left === 0n) this.#note('bonus that is used up');
      this.#uses.set(asking.id, {
        ...{ id: held.id, amount: wireAmount(charge.bonus.used), left: wireAmount(held.left) },
      });
      return charge;
    }
    return undefined;
  }

  #chargeBy(
    held: Held,
    terms: Terms,
    wager: Wager,
    plain: Charge,
    isEnabled: (pot: PotTerms) => boolean,
  ): Charge | undefined {
    const rate = rateOf(held.currency, terms.currency, this.#multipliers);
    const inJ = new Exact(wager.amount).times(wager.rate);
    const isIn = (requested: Exact) => (pot: PotTerms | Terms) =>
      inJ.against(pot.bounds.wager) >= 0n && requested.against(pot.bounds.requested) >= 0n;
    let requested = requestedBy(terms, wager);
    let { ins } = plain;
    let used = held.spin;
    if (held.spin !== undefined) {
      requested = new Exact(held.spin).times(rate);
      if (terms.fixed === undefined) return undefined;
      const cap = mostIn(terms, wager);
      if (cap !== undefined && requested.against(cap) > 0n) return undefined;
      const passes = isIn(requested);
      ins = passes(terms) ? terms.pots.filter((pot) => isEnabled(pot) && passes(pot)) : [];
      if (ins.length === 0) return undefined;
    } else {
      const rest = new Exact(held.left).times(rate).floor;
      const asked = chargedFor(terms, requested, ins);
      const operators = operatorsPart(terms, wager, asked).floor;
      if (asked.minus(new Exact(operators)).against(new Exact(rest)) > 0n) {
        // The operator adds to the rest the most that is at most its part of both.
        let added = operators;
        while (added > 0n && terms.operatorPart.times(new Exact(rest + added)).against(new Exact(added)) < 0n) {
          const next = terms.operatorPart.times(new Exact(rest + added)).floor;
          added = next < added ? next : added - 1n;
        }
        requested = lowered(terms, ins, requested, new Exact(rest + added));
        const passes = isIn(requested);
        if (!passes(terms) || !ins.every(passes)) return undefined;
        this.#note('budget that lowers a contribution');
        if (ins.length < terms.pots.length) this.#note('budget that lowers a charge');
      }
    }
    const charged = chargedFor(terms, requested, ins);
    const byOperator = operatorsPart(terms, wager, charged).floor;
    const paid = charged.floor - byOperator;
    if (paid <= 0n) return undefined;
    used ??= least(held.left, new Exact(paid).over(rate).ceiling);
    const booked = byOperator + paid;
    const base = requested.times(new Exact(booked)).over(charged).floor;
    if (buysTooMany(ins, base)) return undefined;
    const exact = terms.amounts.has(wager.currency) ? requested : undefined;
    const facts = {
      ...{ id: held.id, currency: held.currency, rate: rate.text, left: String(held.left) },
      ...{ used: String(used), paid: String(paid), ...(held.spin === undefined ? {} : { spin: String(held.spin) }) },
    };
    return {
      ...{ debit: 0n, byPlayer: 0n, byOperator, booked, base, exact, ins, overdraws: false, chosen: plain.chosen },
      bonus: { paid, used, facts },
    };
  }
}

/** The smallest steps in which a request is looked for, as a part of it. */
const HALVINGS = 60n;

/** The greatest request that is charged so much: looked for by halves, then read off the straight line above it. */
const lowered = (terms: Terms, ins: readonly PotTerms[], from: Exact, charged: Exact): Exact => {
  if (ins.length === terms.pots.length) return charged;
  const parts = 1n << HALVINGS;
  const at = (part: bigint): Exact => from.times(new Exact(part, parts));
  let [low, high] = [0n, parts];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (chargedFor(terms, at(middle), ins).against(charged) <= 0n) low = middle;
    else high = middle;
  }
  const [near, far] = [at(high), at(high + 1n)];
  const rise = chargedFor(terms, far, ins)
    .minus(chargedFor(terms, near, ins))
    .over(far.minus(near));
  return near.minus(chargedFor(terms, near, ins).minus(charged).over(rise));
};
