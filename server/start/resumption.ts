import { outside } from '../../db/engine/inside.ts';
import type { DuePage } from '../../db/listing/due-page.ts';
import { endBegunBefore } from '../../platform/contributions/commit-outcome.ts';
import { waitingCancels } from '../../platform/contributions/send-cancel.ts';
import { waitingCredits } from '../../platform/payouts/pay-out.ts';
import { DELAYS_MS, type DueCall, type Payer } from '../../platform/payouts/payer.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import type { Logger } from '../base/log.ts';
import type { Duties } from '../peers/duties.ts';
import { Pace } from '../wallet-client/pace.ts';
import type { WalletCall } from '../wallet-client/wallet-health.ts';
import { WalletRecoveries } from '../wallet-client/wallet-recoveries.ts';

const PAGE = 100;
const MADE_DUE_MAX = 1000;
/** Interval at which the store is checked for unsettled money. A wake-up checks at once. */
const TICK_MS = 1000;
/** A clock that is corrected goes back by less. */
const SET_BACK_MS = 60 * 1000;
/** Far longer than all wallet calls of one chain together. */
const CHAIN_MS_MAX = 30 * 60 * 1000;
/** Interval at which chains that ran longer are looked for. */
const FORGOTTEN_EVERY_MS = 60 * 1000;

/** The calls that wait for a wallet, in the order in which they are sent. */
const WAITING = { cancel: waitingCancels, credit: waitingCredits } as const;
type Kind = keyof typeof WAITING;
const KINDS: readonly Kind[] = ['cancel', 'credit'];
/** A probe is one call. After a second failed one, the next comes in five minutes. */
const FAILED_PROBES_MAX = 1;
/** A call that the wallet refused is retried early at most this often. */
const REFUSED_REST_MS = 5 * 60 * 1000;
/** Interval at which refused calls are checked for those that have rested, after the wallet accepted one. */
const RESTED_TICK_MS = 10 * 1000;
/** When an accepting wallet's refused calls are checked next, and until when. */
type Accepting = { readonly nextAtMs: number; readonly untilMs: number };

/**
 * Decides when interrupted money is settled: what a crash left open at the start, and from then on every cancel and credit, until the wallet
 * acknowledges it. A slow wallet delays no other operator: each has a limited number of calls running, and neither those nor what waits
 * behind them keeps the rest from being read.
 */
export class Resumption {
  readonly #payer: Payer;
  readonly #walletOf: (operatorId: string) => Wallet | undefined;
  readonly #log: Logger;
  readonly #clock: () => number;
  readonly #running: () => Promise<readonly string[]>;
  readonly #mayRest: () => boolean;
  readonly #busy = new Map<string, { readonly operatorId: string; readonly sent: Promise<unknown> }>();
  readonly #pace = new Pace();
  readonly #recoveries = { cancel: new WalletRecoveries(), credit: new WalletRecoveries() };
  /** Operators whose wallets have accepted a kind of call of which they had refused some, with what is left to do about it. */
  readonly #accepting = { cancel: new Map<string, Accepting>(), credit: new Map<string, Accepting>() };
  /** The number of refused calls retried per look: more with each one that is acknowledged. */
  readonly #refused = { cancel: new Pace(), credit: new Pace() };
  readonly #probes = new WalletRecoveries(FAILED_PROBES_MAX);
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookedAtMs = 0;
  #endedForgottenAtMs = Number.NEGATIVE_INFINITY;
  #stopped = false;

  /** @param among how this process stands to others on its store. */
  constructor(
    payer: Pick<Payer, 'read' | 'write' | 'services'>,
    walletOf: (operatorId: string) => Wallet | undefined,
    log: Logger,
    clock: () => number,
    among: Partial<Pick<Duties, 'running' | 'mayRest'>> = {},
  ) {
    this.#running = among.running ?? (async () => []);
    this.#mayRest = among.mayRest?.('settlement') ?? (() => false);
    this.#payer = {
      ...payer,
      actor: 'pitboss',
      report: ({ transactionId, operatorId, attempts, reason }) =>
        log.warn(
          { transaction_id: transactionId, operator_id: operatorId, attempts, reason },
          transactionId.endsWith(':debit') ? 'debit not cancelled yet' : 'win not paid yet',
        ),
    };
    for (const kind of KINDS) this.#refused[kind].slow();
    this.#walletOf = walletOf;
    this.#log = log;
    this.#clock = clock;
  }

  /**
   * Runs before anything is served: no chain of this process is running yet, so every open intent was left by a crash, even if the clock was
   * set; those of other servers that run are theirs. Everything that waits for its next attempt is tried now, a little at a time: the wallet
   * may have waited for the restart as well.
   */
  async start(): Promise<void> {
    this.#pace.slow();
    await this.endLeft();
    await this.#makeDue(KINDS);
    this.wake();
  }

  /** Ends what servers have begun that are gone. */
  async endLeft(): Promise<void> {
    await this.#endBegunBefore(Number.MAX_SAFE_INTEGER, await this.#running());
  }

  /** A call to an operator's wallet failed: few calls go out at once until it acknowledges one. */
  walletFailed(operatorId: string): void {
    this.#pace.failed(operatorId);
  }

  /** An operator's wallet accepts this kind of call again: those that wait are tried early. */
  walletIsBack(operatorId: string, call: WalletCall): void {
    if (call !== 'cancel' && call !== 'credit') return;
    this.#recoveries[call].add(operatorId);
    this.wake();
  }

  /**
   * An operator's wallet accepts a kind of call of which it has refused some. It may have been repaired, so the refused ones are retried with
   * the next look, a few at first; those it refused a short while ago follow once they have rested.
   */
  walletTakes(operatorId: string, call: WalletCall): void {
    if (call === 'cancel' || call === 'credit')
      this.#accepting[call].set(operatorId, { nextAtMs: 0, untilMs: this.#clock() + REFUSED_REST_MS + RESTED_TICK_MS });
  }

  /** An operator's wallet accepts some kind of call again: one waiting call of each kind is tried, and shows whether the others may follow. */
  walletAnswers(operatorId: string): void {
    this.#probes.add(operatorId);
    this.wake();
  }

  async #makeDue(kinds: readonly Kind[], operatorId?: string): Promise<void> {
    for (const kind of kinds) while ((await this.#makeDueUpTo(MADE_DUE_MAX, kind, operatorId)) === MADE_DUE_MAX);
  }

  #makeDueUpTo(limit: number, kind: Kind, operatorId?: string): Promise<number> {
    return this.#payer.write(({ tx, nowMs }) => WAITING[kind].makeDue(tx, nowMs, limit, operatorId));
  }

  /** Each at most once in five minutes, so that calls that a wallet refuses for good do not load it. */
  async #makeRefusedDue(kind: Kind): Promise<void> {
    const accepting = this.#accepting[kind];
    for (const [operatorId, { nextAtMs, untilMs }] of [...accepting]) {
      if (this.#lookedAtMs < nextAtMs) continue;
      if (this.#lookedAtMs > untilMs) accepting.delete(operatorId);
      else accepting.set(operatorId, { nextAtMs: this.#lookedAtMs + RESTED_TICK_MS, untilMs });
      await this.#payer.write(({ tx, nowMs }) => {
        const refused = { triedBeforeMs: nowMs - REFUSED_REST_MS, delaysMs: DELAYS_MS };
        return WAITING[kind].makeDue(tx, nowMs, this.#refused[kind].roomOf(operatorId), operatorId, refused);
      });
    }
  }

  /** No chain runs this long: what it left open, it left because the store could not be written. */
  async #endForgotten(): Promise<void> {
    const nowMs = this.#clock();
    // Either way: the clock may have been set back.
    if (Math.abs(nowMs - this.#endedForgottenAtMs) < FORGOTTEN_EVERY_MS) return;
    await this.#endBegunBefore(nowMs - CHAIN_MS_MAX);
    this.#endedForgottenAtMs = nowMs;
  }

  async #endBegunBefore(beforeMs: number, running: readonly string[] = []): Promise<void> {
    for (;;) {
      const ended = await endBegunBefore(this.#payer, beforeMs, running);
      if (ended === undefined) return;
      this.#log.info(ended, 'contributions were interrupted: open ones are being cancelled, booked ones stand');
    }
  }

  wake(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#looking ??= outside(() => this.#look().catch(this.#failed).finally(this.#looked));
  }

  readonly #failed = (error: unknown): void => this.#log.error({ err: error }, 'checking for unsettled money failed');

  readonly #looked = (): void => {
    this.#looking = undefined;
    this.#wakeLater();
  };

  /** Only a look can find what is due by the clock, or because of a wallet's answers; most looks find nothing. */
  #wakeLater(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      if (this.#waits || !this.#mayRest()) this.wake();
      else this.#wakeLater();
    }, TICK_MS);
  }

  /** True if something is under way that follows from more than the store. */
  get #waits(): boolean {
    const { cancel, credit } = this.#accepting;
    const recoveries = [this.#recoveries.cancel, this.#recoveries.credit, this.#probes];
    return this.#busy.size + cancel.size + credit.size > 0 || recoveries.some(({ isWaiting }) => isWaiting);
  }

  /** Stops sending. Running calls finish, or the next start picks them up. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.allSettled([...this.#busy.values()].map(({ sent }) => sent));
  }

  async #look(): Promise<void> {
    await this.#endForgotten();
    // A call that failed while the clock ran ahead waits for a moment too far away.
    const lookedAtMs = this.#lookedAtMs;
    this.#lookedAtMs = this.#clock();
    if (this.#lookedAtMs < lookedAtMs - SET_BACK_MS) await this.#makeDue(KINDS);
    for (const kind of KINDS)
      for (const operatorId of this.#recoveries[kind].take(this.#lookedAtMs)) await this.#makeDue([kind], operatorId);
    for (const operatorId of this.#probes.take(this.#lookedAtMs))
      for (const kind of KINDS) await this.#makeDueUpTo(1, kind, operatorId);
    for (const kind of KINDS) await this.#makeRefusedDue(kind);
    // Calls per operator, running or sent in this look.
    const shares = new Map<string, number>();
    for (const { operatorId } of this.#busy.values()) shares.set(operatorId, (shares.get(operatorId) ?? 0) + 1);
    const first = { dueByMs: this.#lookedAtMs, after: undefined, limit: PAGE, exceptOperators: [] };
    // Most looks find nothing: they cost one read.
    const found = await this.#payer.read(async (tx) => ({
      cancel: await WAITING.cancel.listDue(tx, first),
      credit: await WAITING.credit.listDue(tx, first),
    }));
    for (const kind of KINDS) await this.#sendDue(shares, kind, found[kind]);
  }

  /**
   * Sends what is due, page by page. An operator without a wallet, with one on hold, or with enough calls running, is left out of the
   * following pages. Entries that a call does not take along are due again at the next look.
   */
  async #sendDue(shares: Map<string, number>, kind: Kind, first: readonly DueCall[]): Promise<void> {
    const dueByMs = this.#lookedAtMs;
    const tried = new Set(this.#busy.keys());
    const held = new Set<string>();
    let after: DuePage['after'];
    let calls = first;
    do {
      if (after !== undefined) {
        const page = { dueByMs, after, limit: PAGE, exceptOperators: [...held] };
        calls = await this.#payer.read((tx) => WAITING[kind].listDue(tx, page));
      }
      for (const call of calls) {
        const { group, operatorId } = call;
        if (tried.has(group)) continue;
        const wallet = this.#walletOf(operatorId);
        const share = shares.get(operatorId) ?? 0;
        const isHeld = this.#payer.services.holdOf(operatorId) !== undefined;
        if (wallet === undefined || isHeld || share >= this.#pace.roomOf(operatorId)) {
          held.add(operatorId);
          continue;
        }
        tried.add(group);
        shares.set(operatorId, share + 1);
        this.#send(kind, call, wallet, dueByMs);
      }
      after = calls.length < PAGE ? undefined : calls.at(-1)?.place;
    } while (after !== undefined);
  }

  #send(kind: Kind, { group, operatorId, send }: DueCall, wallet: Wallet, dueByMs: number): void {
    const sent = send(this.#payer, wallet, dueByMs)
      .then((isDone) => {
        if (!isDone) return this.#refused[kind].failed(operatorId);
        this.#pace.succeeded(operatorId);
        this.#refused[kind].succeeded(operatorId);
        this.#recoveries[kind].succeeded(operatorId);
        this.#probes.succeeded(operatorId);
      })
      .catch((error: unknown) => this.#log.error({ err: error, id: group }, 'settling with the wallet failed'))
      .finally(() => this.#busy.delete(group));
    this.#busy.set(group, { operatorId, sent });
  }
}
