import type { Booked } from './book.ts';
import type { ContributionRow, Entry, InstanceRow } from './evidence.ts';
import { Exact } from './exact.ts';
import type { Ward } from './ward.ts';

export type Payer = Pick<ContributionRow, 'brandPath' | 'playerId' | 'currency'>;
/** All that a player's wagers came to, and all that was debited for them, in 10⁻¹² of the currency: without what was cancelled. */
type Account = { owed: bigint; debited: bigint; most: bigint };
/** A debit that is neither booked nor cancelled. */
type Begun = { readonly account: Account; readonly before: bigint; readonly owed: bigint; readonly debit: bigint };
type Due = { readonly ward: Ward; readonly facts: object };

const PICOS = 1_000_000n;

/** Reports whether an entry gives back a fraction: one that takes it names the wager. */
export const isGivenBack = ({ kind, facts }: Entry): boolean => kind === 'carry' && factsOf(facts).wager === undefined;

/** The fractions of coins that players carry, from the sums of everything owed and debited. */
export class CarryAudit {
  readonly #hasCancelled: (contributionId: string) => boolean;
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;
  /** By instance, then brand, player and currency. */
  readonly #accounts = new Map<string, Map<string, Account>>();
  /** By instance, then contribution. */
  readonly #begun = new Map<string, Map<string, Begun>>();
  /** By contribution: entries that the unit at hand must have. */
  readonly #due = new Map<string, Due>();

  /** @param hasCancelled reports whether the wallet has acknowledged the cancel of a contribution's debit. */
  constructor(
    hasCancelled: (contributionId: string) => boolean,
    complain: (what: string) => void,
    note: (what: string) => void,
  ) {
    this.#hasCancelled = hasCancelled;
    this.#complain = complain;
    this.#note = note;
  }

  /** Undefined if the rules carry nothing. */
  carriedBy(ward: Ward, payer: Payer): bigint | undefined {
    if (!ward.book.terms.carries) return undefined;
    const { owed, debited } = this.#accountOf(ward, payer);
    return owed - debited;
  }

  /** No less than what a player may have carried in the course of a round. */
  mostBy(ward: Ward, payer: Payer): bigint | undefined {
    if (!ward.book.terms.carries) return undefined;
    // A coin of any currency, or more once cancelled debits have given back.
    return this.#accountOf(ward, payer).most + PICOS * PICOS;
  }

  /** A wager is taken, whose debit is 0 or begun now. */
  begin(ward: Ward, row: ContributionRow, { owed, debit }: Pick<Begun, 'owed' | 'debit'>, isCovered: boolean): void {
    const account = this.#accountOf(ward, row);
    mapIn(this.#accounts, ward.id).set(keyOf(row), account);
    const before = account.owed - account.debited;
    this.#add(account, owed, debit);
    const carried = account.owed - account.debited;
    if (debit > 0n) mapIn(this.#begun, ward.id).set(row.id, { account, before, owed, debit });
    if (debit === 0n) this.#note('wager that only carries');
    else if (owed < debit * PICOS) this.#note('coin that several wagers complete');
    if (before < 0n) this.#note('wager of a player who has paid ahead');
    if (!isCovered) this.#note('fraction with the part that a budget does not cover');
    const change = { wager: String(row.wager), owed: String(owed), carried: String(carried) };
    const facts = { ...payerIn(row), ...change, ...(debit > 0n && { debit: String(debit) }) };
    this.#due.set(row.id, { ward, facts: isCovered ? facts : { ...facts, exhausted: true } });
  }

  /** The fraction that was carried before the debit of a contribution, and the part of it that was owed. */
  begunBy(ward: Ward, { id }: Pick<ContributionRow, 'id'>): Pick<Begun, 'before' | 'owed'> | undefined {
    return this.#begun.get(ward.id)?.get(id);
  }

  /** A contribution is booked, by the rules of this moment. */
  book(ward: Ward, { id, debit }: ContributionRow, owed: bigint | undefined): void {
    if (!ward.book.terms.carries || debit === 0n) return;
    const begun = this.begunBy(ward, { id });
    if (begun === undefined || begun.owed !== owed)
      this.#complain(`${id} is booked, of which ${owed} is owed, and its debit was begun with ${begun?.owed}`);
    mapIn(this.#begun, ward.id).delete(id);
  }

  /** An entry that changes a fraction. Nothing if no wager and no cancel of this unit does so. */
  next(ward: Ward, entry: Entry, row: ContributionRow | undefined): Booked | undefined {
    const { reference: id } = entry;
    if (row === undefined || entry.rate === null || Exact.ratio(entry.rate).against(Exact.ratio(row.rate)) !== 0n)
      this.#complain(`the fraction of ${id} changes at the rate ${entry.rate}`);
    const due = isGivenBack(entry) ? this.#giveBack(ward, row) : this.#due.get(id);
    this.#due.delete(id);
    return due?.ward === ward ? ward.book.carry(() => due.facts) : undefined;
  }

  /** A unit has no further entries. */
  end(at: number): void {
    for (const [id, { ward }] of this.#due)
      this.#complain(`the unit of ${at} takes ${id} and leaves the fraction in ${ward.id} as it was`);
    this.#due.clear();
  }

  /** A contribution as it stands when nothing of the round is under way any more. */
  check({ id, instanceId, state }: ContributionRow): void {
    if (state === 'cancelled' && mapIn(this.#begun, instanceId).has(id))
      this.#complain(`${id} was cancelled, and the fraction in its debit was not given back`);
  }

  /** Compares the store's rows of an instance at the end of a round. */
  checkStored({ id, carried, reserved }: InstanceRow): void {
    const accounts = [...(this.#accounts.get(id) ?? [])].map(([key, { owed, debited }]) => `${key} ${owed - debited}`);
    this.#compare(
      `the fractions that players of ${id} carry`,
      carried.map(({ picos, ...payer }) => `${keyOf(payer)} ${picos}`),
      accounts,
    );
    this.#compare(
      `the fractions in debits of ${id}`,
      reserved.map(({ contributionId, before, owed }) => `${contributionId} ${before} ${owed}`),
      [...mapIn(this.#begun, id)].map(([begun, { before, owed }]) => `${begun} ${before} ${owed}`),
    );
  }

  #giveBack(ward: Ward, row: ContributionRow | undefined): Due | undefined {
    const begun = row && mapIn(this.#begun, ward.id).get(row.id);
    if (row === undefined || begun === undefined || row.state !== 'cancelled') return undefined;
    const { account, owed, debit } = begun;
    this.#add(account, -owed, -debit);
    mapIn(this.#begun, ward.id).delete(row.id);
    const carried = account.owed - account.debited;
    this.#note(`fraction that is given back by a ${this.#hasCancelled(row.id) ? 'cancel' : 'refused debit'}`);
    if (carried < 0n) this.#note('fraction below 0');
    const facts = { ...payerIn(row), owed: String(owed), debit: String(debit), carried: String(carried) };
    return { ward, facts };
  }

  #add(account: Account, owed: bigint, debit: bigint): void {
    account.owed += owed;
    account.debited += debit * PICOS;
    const carried = account.owed - account.debited;
    if (carried > account.most) account.most = carried;
  }

  #compare(what: string, stored: readonly string[], ought: readonly string[]): void {
    const [found, expected] = [stored, ought].map((lines) => lines.toSorted().join(', '));
    if (found !== expected) this.#complain(`${what} are [${found}] instead of [${expected}]`);
  }

  #accountOf(ward: Ward, payer: Payer): Account {
    return this.#accounts.get(ward.id)?.get(keyOf(payer)) ?? { owed: 0n, debited: 0n, most: 0n };
  }
}

const mapIn = <T>(maps: Map<string, Map<string, T>>, id: string): Map<string, T> => {
  const found = maps.get(id) ?? new Map<string, T>();
  maps.set(id, found);
  return found;
};

const keyOf = ({ brandPath, playerId, currency }: Payer): string => `${brandPath} ${playerId} ${currency}`;

const payerIn = ({ brandPath: brand, playerId: player, currency }: Payer) => ({ brand, player, currency });

const factsOf = (facts: string | null): { readonly wager?: string } => JSON.parse(facts ?? '{}');
