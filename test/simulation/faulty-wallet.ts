import type {
  BatchRefusals,
  PlayerSession,
  Wallet,
  WalletAnswer,
  WalletBatch,
  WalletTransaction,
} from '../../platform/unit/operator-wallet.ts';
import type { Chance } from './chance.ts';
import type { WalletCall } from './evidence.ts';
import { sessionSegments } from './world.ts';

/** `before` and `after` the effect, the answer is lost; a hanging call is answered when released. */
type Fault = 'none' | 'refused' | 'before' | 'after' | 'hangsBefore' | 'hangsAfter';

type Known = Pick<WalletTransaction, 'type' | 'playerId' | 'currency' | 'amountMicros'> & {
  state: 'done' | 'cancelled';
};

const REFUSALS = ['insufficient_funds', 'limit_exceeded', 'player_unknown', 'self_excluded'] as const;
const DONE = { outcome: 'done', result: null } as const;

/** One operator's wallet, in memory: it implements the interface, with random faults. It keeps its own books and logs what it did. */
export class FaultyWallet implements Wallet {
  readonly calls: WalletCall[] = [];
  readonly #operator: string;
  readonly #chance: Chance;
  readonly #currencyOf: (playerId: string) => string;
  readonly #known = new Map<string, Known | 'cancelled before it came'>();
  readonly #batches = new Set<string>();
  #hanging: (() => void)[] = [];
  /** At the end every call succeeds. */
  isCalm = false;

  constructor(operator: string, chance: Chance, currencyOf: (playerId: string) => string) {
    this.#operator = operator;
    this.#chance = chance;
    this.#currencyOf = currencyOf;
  }

  /** Lets hanging calls be answered, each with a probability. */
  release(probability: number): void {
    const hanging = this.#hanging;
    this.#hanging = [];
    for (const answer of hanging)
      if (this.#chance.happens(probability)) answer();
      else this.#hanging.push(answer);
  }

  get hanging(): number {
    return this.#hanging.length;
  }

  async authenticate({
    brandId,
    token,
    currency,
  }: {
    brandId: string;
    token: string;
    currency: string;
  }): Promise<WalletAnswer<PlayerSession>> {
    await this.#pause();
    const playerId = token.replace(/^session-/, '');
    if (!this.isCalm && this.#chance.happens(0.02))
      return this.#chance.happens(0.5)
        ? { outcome: 'refused', code: 'session_expired' }
        : { outcome: 'uncertain', why: 'failed', detail: 'no answer' };
    const session = this.#currencyOf(playerId);
    // A session in a third currency now and then: the platform has to notice.
    return {
      outcome: 'done',
      result: {
        ...{ playerId, operatorId: this.#operator, brandId, currency: this.isCalm ? currency : session },
        segments: sessionSegments(playerId),
      },
    };
  }

  async execute(transaction: WalletTransaction): Promise<WalletAnswer<null>> {
    const { transactionId, type, playerId, currency, amountMicros } = transaction;
    const say = (moved: boolean, told: WalletCall['told']) =>
      this.#say(type === 'Debit' ? 'debit' : 'credit', transactionId, transaction, moved, told);
    const fault = this.#fault();
    await this.#pause();
    if (fault === 'before') {
      say(false, 'uncertain');
      return this.#uncertain();
    }
    // Nothing is refused that has happened: a transaction that the wallet knows is answered as at first.
    if (fault === 'refused' && !this.#known.has(transactionId)) {
      say(false, 'refused');
      return { outcome: 'refused', code: this.#chance.one(REFUSALS) };
    }
    if (fault === 'hangsBefore') {
      say(false, 'hung');
      await this.#hang();
    }
    const known = this.#known.get(transactionId);
    if (known === 'cancelled before it came' || known?.state === 'cancelled') {
      say(false, 'refused');
      return { outcome: 'refused', code: 'transaction_cancelled' };
    }
    if (known !== undefined && (known.amountMicros !== amountMicros || known.currency !== currency))
      throw new Error(`the transaction ${transactionId} came again with another content`);
    if (known === undefined) this.#known.set(transactionId, { type, playerId, currency, amountMicros, state: 'done' });
    if (fault === 'after') {
      say(known === undefined, 'uncertain');
      return this.#uncertain();
    }
    if (fault === 'hangsAfter') {
      say(known === undefined, 'hung');
      await this.#hang();
      say(false, 'done');
      return DONE;
    }
    say(known === undefined, 'done');
    return DONE;
  }

  /** A batch may break off in its middle, and refuses each credit by itself, or all of them without a look. */
  async executeBatch({ batchId, currency, credits }: WalletBatch): Promise<WalletAnswer<BatchRefusals>> {
    if (this.#batches.has(batchId)) throw new Error(`the batch ${batchId} was sent twice`);
    this.#batches.add(batchId);
    const say = (credit: WalletBatch['credits'][number], moved: boolean, told: WalletCall['told']) =>
      this.#say('credit', credit.transactionId, { ...credit, currency }, moved, told, batchId);
    const fault = this.#fault();
    await this.#pause();
    if (fault === 'before') {
      for (const credit of credits) say(credit, false, 'uncertain');
      return this.#uncertain();
    }
    if (fault === 'refused') {
      for (const credit of credits) say(credit, false, 'refused');
      return { outcome: 'refused', code: this.#chance.one([...REFUSALS, 'status 400']) };
    }
    if (fault === 'hangsBefore') {
      for (const credit of credits) say(credit, false, 'hung');
      await this.#hang();
    }
    const isHeard = fault !== 'after';
    const refusals = new Map<string, string>();
    const reached = isHeard ? credits.length : this.#chance.between(1, credits.length);
    const done: WalletBatch['credits'][number][] = [];
    for (const credit of credits.slice(0, reached)) {
      const { transactionId, playerId, amountMicros } = credit;
      const known = this.#known.get(transactionId);
      if (known === undefined && !this.isCalm && this.#chance.happens(0.1)) {
        refusals.set(playerId, this.#chance.one(REFUSALS));
        say(credit, false, isHeard ? 'refused' : 'uncertain');
        continue;
      }
      if (known !== undefined && (typeof known === 'string' || known.amountMicros !== amountMicros))
        throw new Error(`the transaction ${transactionId} came again with another content`);
      if (known === undefined)
        this.#known.set(transactionId, { type: 'Credit', playerId, currency, amountMicros, state: 'done' });
      say(credit, known === undefined, isHeard ? (fault === 'hangsAfter' ? 'hung' : 'done') : 'uncertain');
      done.push(credit);
    }
    for (const credit of credits.slice(reached)) say(credit, false, 'uncertain');
    if (!isHeard) return this.#uncertain();
    if (fault === 'hangsAfter') {
      await this.#hang();
      for (const credit of done) say(credit, false, 'done');
    }
    return { outcome: 'done', result: refusals };
  }

  async cancel(transactionId: string, playerId: string): Promise<WalletAnswer<null>> {
    const fault = this.#fault();
    await this.#pause();
    const known = this.#known.get(transactionId);
    const about =
      known === undefined || known === 'cancelled before it came'
        ? { playerId, currency: '', amountMicros: 0n }
        : known;
    if (fault === 'before' || fault === 'refused') {
      this.#say('cancel', transactionId, about, false, 'uncertain');
      return this.#uncertain();
    }
    let moved = false;
    if (known === undefined) this.#known.set(transactionId, 'cancelled before it came');
    else if (known !== 'cancelled before it came' && known.state === 'done') {
      known.state = 'cancelled';
      moved = true;
    }
    const isHeard = fault !== 'after' && fault !== 'hangsAfter';
    this.#say('cancel', transactionId, about, moved, isHeard ? 'done' : 'uncertain');
    return isHeard ? DONE : this.#uncertain();
  }

  #say(
    call: WalletCall['call'],
    id: string,
    about: { readonly playerId: string; readonly currency: string; readonly amountMicros: bigint },
    moved: boolean,
    told: WalletCall['told'],
    batch?: string,
  ): void {
    const { playerId: player, currency, amountMicros: amount } = about;
    this.calls.push({ call, id, operator: this.#operator, player, currency, amount, batch, moved, told });
  }

  #fault(): Fault {
    if (this.isCalm) return 'none';
    return this.#chance.weighed<Fault>([
      [86, 'none'],
      [4, 'refused'],
      [4, 'before'],
      [4, 'after'],
      [1, 'hangsBefore'],
      [1, 'hangsAfter'],
    ]);
  }

  #uncertain(): Extract<WalletAnswer<never>, { outcome: 'uncertain' }> {
    const why = this.#chance.one(['timeout', 'failed'] as const);
    return { outcome: 'uncertain', why, detail: 'no answer' };
  }

  #hang(): Promise<void> {
    return new Promise((resolve) => this.#hanging.push(resolve));
  }

  /** Between none and three turns of the event loop, so that chains overtake each other. */
  async #pause(): Promise<void> {
    for (let turns = this.#chance.below(4); turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}
