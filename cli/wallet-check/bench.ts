import { randomUUID } from 'node:crypto';
import { decimalFromMicros, type Micros, microsFromNumber, numberFromMicros } from '../../domain/money/micros.ts';
import { minorUnitMicros } from '../../domain/money/minor-unit.ts';
import type { OperationId } from '../../generated/wallet/client.gen.ts';
import type { Changes, SeenCall, WalletProbe } from './wallet-probe.ts';

/** A wallet that keeps silent would otherwise take a time limit for each of hundreds of calls. */
const SILENCES_MAX = 5;

/** A rule cannot be checked here: a sentence that says why. */
export class Skipped extends Error {}

/** The wallet does not follow the rule: a sentence that says what it did. */
export class Broken extends Error {}

/** The session of a test player. */
export type TestPlayer = {
  readonly id: string;
  readonly token: string;
  readonly operatorId: string;
  readonly brandId: string;
  readonly currency: string;
};

/** A transaction as sent. */
export type SentCall = { readonly transaction_id: string; readonly amount: number; readonly [field: string]: unknown };

type Part = { readonly transaction_id: string; readonly player_id: string; readonly amount: number };

type SentBatch = { readonly transactions: readonly Part[]; readonly [field: string]: unknown };

/**
 * Calls the wallet for the rules. It counts what a call could move at worst before it is sent, also if the wallet moved every copy,
 * and sends nothing that could exceed the maximum.
 */
export class Bench {
  readonly player: TestPlayer;
  /** Another player of the same brand and currency, if there is one. */
  readonly second: TestPlayer | undefined;
  readonly maximum: Micros;
  readonly probe: WalletProbe;
  /** The smallest payable amount. */
  readonly unit: Micros;
  readonly run: string = randomUUID().slice(0, 8);
  #stopped = '';
  #calls: SeenCall[] = [];
  #warnings: string[] = [];
  #ids = new Map<string, Micros>();
  #atRisk: Micros = 0n;
  /** Money that rules left behind and cancels did not bring back. */
  #leftover: Micros = 0n;
  #counter = 0;
  #silences = 0;

  constructor(probe: WalletProbe, players: readonly [TestPlayer, TestPlayer?], maximum: Micros) {
    this.probe = probe;
    [this.player, this.second] = players;
    this.maximum = maximum;
    this.unit = minorUnitMicros(this.player.currency);
  }

  get leftover(): Micros {
    return this.#leftover;
  }

  /** True if the run is to end. */
  get isStopped(): boolean {
    return this.#stopped !== '';
  }

  /** Ends the run: no more money is moved, and the current rule is undone. */
  stop(why: string): void {
    this.#stopped ||= why;
  }

  /** An id that the wallet has never seen. */
  id(suffix: 'debit' | '0' | '1' | '2' | 'b0' | 'b1' = 'debit'): string {
    this.#counter += 1;
    return `check-${this.run}-${this.#counter}:${suffix}`;
  }

  /** An amount of so many minor units. */
  units(count: number): number {
    return numberFromMicros(this.unit * BigInt(count));
  }

  debit(units: number, changes: object = {}): SentCall {
    const amount = this.units(units);
    return {
      player_id: this.player.id,
      transaction_id: this.id(),
      transaction_type: 'Debit',
      provider_id: 'pitboss',
      amount,
      jackpot_amount: amount,
      source_id: 'pitboss-wallet-check',
      gameround_id: `check-${this.run}`,
      currency: this.player.currency,
      ...changes,
    };
  }

  credit(units: number, changes: object = {}): SentCall {
    return this.debit(units, { transaction_id: this.id('0'), transaction_type: 'Credit', ...changes });
  }

  /** A batch of credits whose sums are right. */
  batch(parts: readonly Part[], changes: object = {}): SentBatch {
    const total = numberFromMicros(parts.reduce((sum, { amount }) => sum + microsFromNumber(amount), 0n));
    const { provider_id, source_id, gameround_id } = this.debit(0);
    return {
      batch_transaction_id: this.id('b0'),
      ...{ provider_id, source_id, gameround_id },
      transaction_type: 'Credit',
      amount: total,
      jackpot_amount: total,
      gameround_complete: true,
      transactions: parts.map((part) => ({
        currency: this.player.currency,
        jackpot_amount: part.amount,
        ...part,
      })),
      ...changes,
    };
  }

  /** A part of a batch for the test player, or for another. */
  part(units: number, player_id: string = this.player.id, transaction_id: string = this.id('1')): Part {
    return { transaction_id, player_id, amount: this.units(units) };
  }

  execute(transaction: SentCall, changes?: Changes): Promise<SeenCall> {
    this.#risk([transaction]);
    return this.#call('executeTransaction', transaction, changes);
  }

  executeBatch(batch: SentBatch, changes?: Changes): Promise<SeenCall> {
    this.#risk(batch.transactions);
    return this.#call('executeBatch', batch, changes);
  }

  /** @param playerId null to leave it out. */
  cancel(transactionId: string, playerId: string | null = this.player.id, changes?: Changes): Promise<SeenCall> {
    this.#riskAgain([transactionId]);
    const player = playerId === null ? {} : { player_id: playerId };
    return this.#call('cancelTransaction', { transaction_id: transactionId, ...player }, changes);
  }

  /** A cancel that names no transaction, so that it can move nothing. */
  cancelNothing(): Promise<SeenCall> {
    return this.#call('cancelTransaction', { player_id: this.player.id });
  }

  cancelBatch(batchId: string, ids: readonly string[], changes?: Changes): Promise<SeenCall> {
    this.#riskAgain(ids);
    return this.#call('cancelBatch', { batch_id: batchId, transaction_id_list: ids }, changes);
  }

  authenticate(changes: object = {}, how?: Changes): Promise<SeenCall> {
    const { operatorId, brandId, token, currency } = this.player;
    const body = { operator_id: operatorId, brand_id: brandId, player_token: token, currency };
    return this.#call('authenticatePlayer', { source_id: 'pitboss-wallet-check', ...body, ...changes }, how);
  }

  /** The test player's balance. @throws Skipped if the wallet does not report it, Broken if its session is refused. */
  async balance(of: TestPlayer = this.player): Promise<Micros> {
    const seen = await this.authenticate({ player_token: of.token });
    if (seen.outcome !== 'done') throw new Broken(`The session of ${of.id} was accepted before, and now not.`);
    const { balance } = seen.body;
    if (typeof balance !== 'number')
      throw new Skipped('The wallet returns no balance when it authenticates, so what moved cannot be seen.');
    try {
      return microsFromNumber(balance);
    } catch {
      throw new Broken(`The balance ${balance} has more than 6 decimals, or is too large.`);
    }
  }

  /** Measures how some work changes a balance. */
  async change(work: () => Promise<unknown>, of: TestPlayer = this.player): Promise<Micros> {
    const before = await this.balance(of);
    await work();
    return (await this.balance(of)) - before;
  }

  /** Fails unless the test player's balance changes by exactly so many minor units. */
  async moves(units: number, what: string, work: () => Promise<unknown>, of: TestPlayer = this.player): Promise<void> {
    const change = await this.change(work, of);
    const expected = this.unit * BigInt(units);
    if (change !== expected)
      throw new Broken(
        `${what} changed the balance by ${decimalFromMicros(change)} instead of ${decimalFromMicros(expected)}.`,
      );
  }

  /** The body of a call that must succeed. */
  done(seen: SeenCall, what: string): SeenCall['body'] {
    if (seen.outcome === 'done') return seen.body;
    throw new Broken(`${what}: ${describeCall(seen)}`);
  }

  /** A call that must be refused; another code than expected is a warning, since a wallet may have its own. */
  refused(seen: SeenCall, what: string, ...codes: readonly string[]): void {
    if (seen.outcome !== 'refused') throw new Broken(`${what}: ${describeCall(seen)}`);
    if (codes.length > 0 && !codes.includes(seen.code))
      this.warn(`${what}: the code is ${seen.code}, not ${codes[0]}.`);
  }

  warn(sentence: string): void {
    this.#warnings.push(sentence);
  }

  /** Runs a rule, and then cancels all that it sent. */
  async trying(
    work: () => Promise<void>,
  ): Promise<{ readonly warnings: readonly string[]; readonly calls: readonly SeenCall[] }> {
    [this.#calls, this.#warnings, this.#ids, this.#atRisk] = [[], [], new Map(), 0n];
    const start = await this.#balances();
    this.#calls = [];
    try {
      await work();
    } finally {
      const evidence = [...this.#calls];
      for (const [id, size] of this.#ids) if (size > 0n) await this.#call('cancelTransaction', { transaction_id: id });
      const end = await this.#balances();
      for (const [index, before] of start.entries()) {
        const after = end[index];
        if (before === undefined || after === undefined) continue;
        const drift = after - before;
        this.#leftover += drift < 0n ? -drift : drift;
        if (drift !== 0n)
          this.warn(`After all cancels, ${decimalFromMicros(drift)} is left at ${this.#nameOf(index)}.`);
      }
      this.#calls = evidence;
    }
    return { warnings: this.#warnings, calls: this.#calls };
  }

  /** The warnings and the calls of the rule that ran last. */
  get evidence(): { readonly warnings: readonly string[]; readonly calls: readonly SeenCall[] } {
    return { warnings: this.#warnings, calls: this.#calls };
  }

  async #call(operationId: OperationId, body: object, changes?: Changes): Promise<SeenCall> {
    const seen = await this.probe.call(operationId, body, changes);
    this.#calls.push(seen);
    if (seen.status === undefined) this.#silences += 1;
    if (this.#silences === SILENCES_MAX) this.stop(`${SILENCES_MAX} calls got no reply, so the run ends here.`);
    return seen;
  }

  /** Balances of the test players; undefined for one that the wallet does not report now. */
  async #balances(): Promise<(Micros | undefined)[]> {
    const players = [this.player, ...(this.second === undefined ? [] : [this.second])];
    const found: (Micros | undefined)[] = [];
    for (const each of players) found.push(await this.balance(each).catch(() => undefined));
    return found;
  }

  #nameOf(index: number): string {
    return (index === 0 ? this.player : (this.second ?? this.player)).id;
  }

  /** Every copy counts. The cancel that follows adds nothing: it can only undo, or at worst move the same the other way. */
  #risk(parts: readonly { readonly transaction_id: string; readonly amount: unknown }[]): void {
    let more = 0n;
    const ids = new Map<string, Micros>();
    for (const { transaction_id: id, amount } of parts) {
      const size = sizeOf(amount);
      more += size;
      ids.set(id, size);
    }
    this.#reserve(more);
    for (const [id, size] of ids) if ((this.#ids.get(id) ?? -1n) < size) this.#ids.set(id, size);
  }

  #riskAgain(ids: readonly string[]): void {
    this.#reserve(ids.reduce((sum, id) => sum + (this.#ids.get(id) ?? 0n), 0n));
    for (const id of ids) if (!this.#ids.has(id)) this.#ids.set(id, 0n);
  }

  #reserve(more: Micros): void {
    if (this.isStopped) throw new Skipped(this.#stopped);
    const worst = this.#leftover + this.#atRisk + more;
    if (worst > this.maximum)
      throw new Skipped(
        `A faulty wallet could move ${decimalFromMicros(worst)} here, more than the maximum of ${decimalFromMicros(this.maximum)}.`,
      );
    this.#atRisk += more;
  }
}

/** The most that an amount, or the value sent for one, could move. */
const sizeOf = (amount: unknown): Micros => {
  const size = Math.abs(Number(amount));
  return Number.isFinite(size) ? BigInt(Math.ceil(size * 1e6)) : 0n;
};

/** Describes the reply in words. */
export const describeCall = ({ outcome, status, code, why }: SeenCall): string => {
  if (outcome === 'done') return `the wallet answered ${status}, as if it had done it.`;
  if (outcome === 'refused') return `the wallet refused it with ${status} ${code}.`;
  return `the outcome is uncertain. ${why}`;
};
