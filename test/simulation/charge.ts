import { Exact, micros, most } from './exact.ts';
import type { PotTerms, Terms } from './terms.ts';

/** The number of decimals of a currency's minor unit; two if not listed. */
const MINOR_DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, BHD: 3, KWD: 3, CLF: 4 };

/** One minor unit of a currency in millionths. */
export const minorUnit = (currency: string): bigint => 10n ** BigInt(6 - (MINOR_DECIMALS[currency] ?? 2));

/** Millionths of J per millionth of K, from multipliers per 1 EUR. */
export const rateOf = (from: string, to: string, multipliers: Readonly<Record<string, string>>): Exact => {
  const units = (currency: string) => Exact.read(currency === 'EUR' ? '1' : (multipliers[currency] ?? '0'));
  return from === to ? new Exact(1n) : units(to).over(units(from));
};

/** The amounts of one wager by money.md: steps 1 to 4 of “A contribution” and the base of step 5. */
export type Charge = {
  /** Of the player's wallet, in the wager's currency. */
  readonly debit: bigint;
  readonly byPlayer: bigint;
  readonly byOperator: bigint;
  readonly booked: bigint;
  readonly base: bigint;
  /** Before any rounding, where the rules have amounts in the currency: attempts count from it. */
  readonly exact?: Exact | undefined;
  readonly ins: readonly PotTerms[];
  /** It buys more attempts at one pot than are ever drawn. */
  readonly overdraws: boolean;
  /** The player's preference, if it applies. */
  readonly chosen: Exact | undefined;
  /** The part that a bonus pays in place of the player, and what that takes from the bonus. */
  readonly bonus?: { readonly paid: bigint; readonly used: bigint; readonly facts: object };
};

/** More attempts than this at one pot are never drawn: the contribution is refused. */
const ATTEMPTS_MAX = 1000n;

/** A wager, and what its player chose to contribute, in J. */
export type Wager = {
  readonly amount: bigint;
  readonly currency: string;
  readonly rate: Exact;
  readonly preference?: Exact | undefined;
  /** The rest of the player's earlier payments, in 10⁻¹² of the currency, where the rules carry it. */
  readonly carried?: bigint | undefined;
};

/** The parts of a wager that is in some pot, before the player's is rounded. */
const divide = (terms: Terms, wager: Wager, isEnabled: (pot: PotTerms) => boolean) => {
  const inJ = new Exact(wager.amount).times(wager.rate);
  const requested = requestedBy(terms, wager);
  const passes = ({ bounds }: Terms | PotTerms): boolean =>
    inJ.against(bounds.wager) >= 0n && requested.against(bounds.requested) >= 0n;
  if (!passes(terms)) return undefined;
  const ins = terms.pots.filter((pot) => isEnabled(pot) && passes(pot));
  if (ins.length === 0) return undefined;
  const charged = chargedFor(terms, requested, ins);
  const operatorExact = operatorsPart(terms, wager, charged);
  const byOperator = operatorExact.floor;
  // A player who owes nothing before rounding owes nothing after it: the floor leaves over less than a micro.
  const isFree = charged.against(operatorExact) === 0n;
  return { requested, ins, charged, byOperator, isFree, owed: charged.minus(new Exact(byOperator)).over(wager.rate) };
};

const PICOS = 1_000_000n;

/** The coins that a player owes by now, none if they are worth nothing; and what this wager adds, in 10⁻¹² of its currency. */
const payCoins = (exact: Exact, { currency, rate, carried = 0n }: Wager) => {
  const owed = exact.times(new Exact(PICOS)).floor;
  const coin = minorUnit(currency);
  const debit = most(0n, new Exact(carried + owed, coin * PICOS).floor) * coin;
  return { owed, debit: new Exact(debit).times(rate).floor > 0n ? debit : 0n };
};

/** A wager's change of the fraction that its player carries; nothing if it changes none. */
export const carryOf = (terms: Terms, wager: Wager, isEnabled: (pot: PotTerms) => boolean) => {
  const parts = divide(terms, wager, isEnabled);
  return parts === undefined || parts.isFree ? undefined : payCoins(parts.owed, wager);
};

/** Nothing when nothing qualifies, so that nothing is booked. */
export const chargeOf = (terms: Terms, wager: Wager, isEnabled: (pot: PotTerms) => boolean): Charge | undefined => {
  const parts = divide(terms, wager, isEnabled);
  if (parts === undefined) return undefined;
  const { requested, ins, charged, byOperator, isFree, owed } = parts;
  let debit = 0n;
  let byPlayer = 0n;
  if (!isFree) {
    const unit = new Exact(minorUnit(wager.currency));
    const units = owed.over(unit);
    debit = (terms.fixed === undefined ? units.floor : units.ceiling) * unit.n;
    if (wager.carried !== undefined) debit = payCoins(owed, wager).debit;
    byPlayer = new Exact(debit).times(wager.rate).floor;
    // A debit that is worth less than a micro is a player who plays for nothing, like a debit of 0.
    if (byPlayer === 0n) return undefined;
  }
  const booked = byOperator + byPlayer;
  if (booked === 0n) return undefined;
  const base = requested.times(new Exact(booked)).over(charged).floor;
  const overdraws = buysTooMany(ins, base);
  const paid = new Exact(byOperator).plus(new Exact(debit).times(wager.rate));
  const more = debit === 0n ? requested : requested.times(paid).over(charged);
  const exact = terms.amounts.has(wager.currency) ? more : undefined;
  return { debit, byPlayer, byOperator, booked, base, exact, ins, overdraws, chosen: chosen(terms, wager) };
};

/** Everyone's part of the requested amount, in booking order; pots that are out are not charged. */
export const chargedFor = (terms: Terms, requested: Exact, ins: readonly PotTerms[]): Exact => {
  let unclaimed = requested;
  let charged = requested;
  for (const claimant of [undefined, ...terms.pots]) {
    const part = (claimant === undefined ? terms.house : claimant.share)(requested).atMost(unclaimed);
    unclaimed = unclaimed.minus(part);
    if (claimant !== undefined && !ins.includes(claimant)) charged = charged.minus(part);
  }
  return charged;
};

/** The operator pays its part of the default alone. */
export const operatorsPart = (terms: Terms, wager: Wager, charged: Exact): Exact => {
  const usual = roundIn(terms, wager) ?? terms.fixed;
  return (usual === undefined ? charged : charged.atMost(usual)).times(terms.operatorPart);
};

/** The round amount of a currency, in J. */
const roundIn = ({ amounts }: Terms, { currency, rate }: Wager): Exact | undefined =>
  amounts.get(currency)?.usual.times(rate);

/** The most that may be contributed in a currency, in J. */
export const mostIn = ({ amounts, cap }: Terms, { currency, rate }: Wager): Exact | undefined =>
  amounts.get(currency)?.most?.times(rate) ?? cap;

export const buysTooMany = (ins: readonly PotTerms[], base: bigint): boolean =>
  ins
    .flatMap(({ triggers }) =>
      triggers.flatMap((way) => (way.by === 'HitRate' || way.by === 'Wheel' ? [way.cost] : [])),
    )
    .some((cost) => base / cost > ATTEMPTS_MAX);

/** The amount that a wager asks for, in J. */
export const requestedBy = (terms: Terms, wager: Wager): Exact =>
  chosen(terms, wager) ??
  roundIn(terms, wager) ??
  capped(terms, terms.fixed ?? terms.requested(new Exact(wager.amount).times(wager.rate)));

const capped = ({ cap }: Terms, requested: Exact): Exact => (cap === undefined ? requested : requested.atMost(cap));

/** The player's preference counts only between the default and the cap. */
const chosen = (terms: Terms, wager: Wager): Exact | undefined => {
  const { preference: requested } = wager;
  if (requested !== undefined && terms.amounts.has(wager.currency))
    return isStep(terms, wager, requested) ? requested : undefined;
  if (requested === undefined || terms.fixed === undefined || requested.against(terms.fixed) <= 0n) return undefined;
  return capped(terms, requested).against(requested) === 0n ? requested : undefined;
};

/** Reports whether players may choose an amount in J in a currency with amounts. */
export const isStep = (terms: Terms, wager: Pick<Wager, 'currency' | 'rate'>, requested: Exact): boolean => {
  const own = terms.amounts.get(wager.currency);
  if (own === undefined) return true;
  const steps = requested
    .over(wager.rate)
    .minus(own.least)
    .over(own.step ?? new Exact(minorUnit(wager.currency)));
  const most = own.most?.times(wager.rate) ?? terms.cap;
  const isWithin = most === undefined || requested.against(most) <= 0n;
  return isWithin && steps.floor >= 0n && steps.against(new Exact(steps.floor)) === 0n;
};

/**
 * Reports whether a request may buy too many attempts in the course of a round: with one of the player's choices or none, and with the pots
 * that are enabled now and any of those that no longer are. `carried` is the most that the player may have carried.
 */
export const mayOverdraw = (
  {
    terms,
    isEnabled,
    carried,
  }: { readonly terms: Terms; readonly isEnabled: (pot: PotTerms) => boolean; readonly carried: bigint | undefined },
  asked: Readonly<Record<string, unknown>>,
  multipliers: Readonly<Record<string, string>>,
  choices: readonly Exact[],
): boolean => {
  const currency = String(asked.currency);
  const wager = {
    amount: micros(Number(asked.base_wager)),
    currency,
    rate: rateOf(currency, terms.currency, multipliers),
    carried,
  };
  const over = terms.pots.filter((pot) => !isEnabled(pot));
  const sets = Array.from({ length: 2 ** over.length }, (_, set) => over.filter((_pot, index) => (set >> index) & 1));
  return [undefined, ...choices].some((preference) =>
    sets.some(
      (still) =>
        chargeOf(terms, { ...wager, preference }, (pot) => isEnabled(pot) || still.includes(pot))?.overdraws === true,
    ),
  );
};
