import {
  findContribution,
  listDueCancels,
  listOpenContributions,
  makeCancelsDue,
  moveContribution,
} from '../../db/contributions.ts';
import type { DuePage } from '../../db/due-page.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { finishKey, listHeldKeys } from '../../db/idempotency-keys.ts';
import { listDuePayouts, makePayoutsDue } from '../../db/wins.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { type Payer, payOut } from '../../platform/payouts/pay-out.ts';
import { DELAYS_MS } from '../../platform/payouts/retry-delay.ts';
import { sendCancel } from '../../platform/payouts/send-cancel.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import type { Logger } from '../base/log.ts';
import { Comebacks } from '../wallet-client/comebacks.ts';
import { Pace } from '../wallet-client/pace.ts';
import type { WalletCall } from '../wallet-client/wallet-health.ts';

const PAGE = 100;
const MADE_DUE_MAX = 1000;
/** How often the store is asked for money that waits; a wake-up asks at once. */
const TICK_MS = 1000;
/** A clock that is set right goes back by less. */
const SET_BACK_MS = 60 * 1000;
/** Far longer than all of a chain's calls to the wallet together. */
const CHAIN_MS_MAX = 30 * 60 * 1000;

/** The kinds of calls that wait for a wallet, and what makes them due now. */
const MAKE_DUE = { cancel: makeCancelsDue, credit: makePayoutsDue } as const;
type Waiting = keyof typeof MAKE_DUE;
const WAITING: readonly Waiting[] = ['cancel', 'credit'];
/** What a wallet has refused is tried before its time once in this time at most. */
const REFUSED_REST_MS = 5 * 60 * 1000;
/** A probe is one call: after a second one in vain, the next comes in five minutes. */
const PROBES_IN_VAIN_MAX = 1;

/** What is sent again: the rows that are due now, the earliest first. */
type ListDue<Row> = (tx: Tx, page: DuePage) => Promise<Row[]>;

type Due = {
  /** Where it stands among what is due. */
  readonly place: NonNullable<DuePage['after']>;
  readonly kind: Waiting;
  /** What is sent with it: one call of these at a time, whatever rows it takes. */
  readonly together: string;
  readonly operatorId: string;
  readonly call: (wallet: Wallet) => Promise<boolean>;
};

/**
 * Finishes chains that a crash or a silent wallet has interrupted: at start every intent that was left open is to be taken back, and from
 * then on every cancel and every credit is sent until the wallet acknowledges it. One slow operator's wallet delays no other's: it has a
 * limited number of calls under way, and neither what it still owes an answer to nor what waits behind that keeps others from being read.
 */
export class Resume {
  readonly #payer: Payer;
  readonly #walletOf: (operatorId: string) => Wallet | undefined;
  readonly #log: Logger;
  readonly #clock: () => number;
  readonly #busy = new Map<string, { readonly operatorId: string; readonly sent: Promise<unknown> }>();
  readonly #uncommitted = new Set<string>();
  readonly #pace = new Pace();
  readonly #comebacks = { cancel: new Comebacks(), credit: new Comebacks() };
  /** Whose wallets have taken a call of a kind of which they had refused some, since the last look. */
  readonly #taking = { cancel: new Set<string>(), credit: new Set<string>() };
  /** How many that were refused are tried with a look: more with each that is acknowledged. */
  readonly #refused = { cancel: new Pace(), credit: new Pace() };
  readonly #probes = new Comebacks(PROBES_IN_VAIN_MAX);
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookedAtMs = 0;
  #stopped = false;

  constructor(
    payer: Pick<Payer, 'read' | 'write'>,
    walletOf: (operatorId: string) => Wallet | undefined,
    log: Logger,
    clock: () => number,
  ) {
    this.#payer = {
      ...payer,
      actor: 'pitboss',
      report: ({ transactionId, operatorId, attempts, reason }) =>
        log.warn(
          { transaction_id: transactionId, operator_id: operatorId, attempts, reason },
          transactionId.endsWith(':debit') ? 'a debit could not be taken back yet' : 'a win could not be paid yet',
        ),
    };
    for (const kind of WAITING) this.#refused[kind].slow();
    this.#walletOf = walletOf;
    this.#log = log;
    this.#clock = clock;
  }

  /**
   * Before anything is served: no chain runs yet, so every open intent is one that a crash left behind, whatever the clock says of it.
   * Whatever waits for its next try is tried now, though not all at once: the wallet may have waited for the restart as well.
   */
  async start(): Promise<void> {
    this.#pace.slow();
    await this.#closeBegunBefore(Number.MAX_SAFE_INTEGER);
    await this.#makeDue(WAITING);
    this.wake();
  }

  /** A call to an operator's wallet has failed: it is sent little at once until it acknowledges what it is sent. */
  walletFailed(operatorId: string): void {
    this.#pace.failed(operatorId);
  }

  /** An operator's wallet takes a kind of call again: what waits of it is tried before its time. */
  walletIsBack(operatorId: string, call: WalletCall): void {
    if (call !== 'cancel' && call !== 'credit') return;
    this.#comebacks[call].add(operatorId);
    this.wake();
  }

  /**
   * An operator's wallet takes a kind of call of which it has refused some: it may be another wallet now, so these are tried too with the next
   * look, a few at first.
   */
  walletTakes(operatorId: string, call: WalletCall): void {
    if (call === 'cancel' || call === 'credit') this.#taking[call].add(operatorId);
  }

  /** An operator's wallet takes some kind of call again: one of each kind that waits is tried, and says whether the others may go out. */
  walletAnswers(operatorId: string): void {
    this.#probes.add(operatorId);
    this.wake();
  }

  async #makeDue(kinds: readonly Waiting[], operatorId?: string): Promise<void> {
    for (const kind of kinds) while ((await this.#makeDueUpTo(MADE_DUE_MAX, kind, operatorId)) === MADE_DUE_MAX);
  }

  #makeDueUpTo(limit: number, kind: Waiting, operatorId?: string): Promise<number> {
    return this.#payer.write(({ tx, nowMs }) => MAKE_DUE[kind](tx, nowMs, limit, operatorId));
  }

  /** Each at most once in five minutes, so that what a wallet refuses for good does not load it. */
  async #makeRefusedDue(kind: Waiting): Promise<void> {
    const operatorIds = [...this.#taking[kind]];
    this.#taking[kind].clear();
    for (const operatorId of operatorIds)
      await this.#payer.write(({ tx, nowMs }) => {
        const refused = { triedBeforeMs: nowMs - REFUSED_REST_MS, delaysMs: DELAYS_MS };
        return MAKE_DUE[kind](tx, nowMs, this.#refused[kind].roomOf(operatorId), operatorId, refused);
      });
  }

  /** No chain lasts this long: what it left open was left behind by a store that could not be written. */
  #closeForgotten(): Promise<void> {
    return this.#closeBegunBefore(this.#clock() - CHAIN_MS_MAX);
  }

  /** A contribution that was booked stands, without the linked ones that were to follow; a debit that was not is taken back. */
  async #closeBegunBefore(beforeMs: number): Promise<void> {
    for (;;) {
      const [left, held] = await this.#payer.read(
        async (tx) =>
          [await listOpenContributions(tx, beforeMs, PAGE), await listHeldKeys(tx, beforeMs, PAGE)] as const,
      );
      if (left.length + held.length === 0) return;
      await this.#payer.write(async ({ tx, nowMs }) => {
        for (const { id } of left) await moveContribution(tx, id, 'open', 'cancelling', nowMs);
        for (const { scope, key } of held) await finishKey(tx, scope, key);
      });
      this.#log.info(
        { taken_back: left.length, left_as_booked: held.length },
        'contributions were interrupted: debits are taken back, what was booked stands',
      );
    }
  }

  /** For a contribution whose chain has ended, though the store did not take its last step. */
  commitOutcomeLater(contributionId: string): void {
    this.#uncommitted.add(contributionId);
  }

  async #commitOutcomes(): Promise<void> {
    for (const id of this.#uncommitted) {
      await this.#payer.write(async ({ tx, nowMs }) => {
        if (await moveContribution(tx, id, 'open', 'cancelling', nowMs)) return;
        const { state, keyScope, key } = (await findContribution(tx, id)) ?? {};
        if (state === 'booked' && typeof keyScope === 'string' && typeof key === 'string')
          await finishKey(tx, keyScope, key);
      });
      this.#uncommitted.delete(id);
    }
  }

  wake(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#log.error({ err: error }, 'looking for unsettled money failed'))
      .finally(() => {
        this.#looking = undefined;
        if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), TICK_MS);
      });
  }

  /** Stops sending; what is under way is finished or picked up at the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.allSettled([...this.#busy.values()].map(({ sent }) => sent));
  }

  async #look(): Promise<void> {
    await this.#commitOutcomes();
    await this.#closeForgotten();
    // What failed while the clock ran ahead waits for a moment that is too far away.
    const lookedAtMs = this.#lookedAtMs;
    this.#lookedAtMs = this.#clock();
    if (this.#lookedAtMs < lookedAtMs - SET_BACK_MS) await this.#makeDue(WAITING);
    for (const kind of WAITING)
      for (const operatorId of this.#comebacks[kind].take(this.#lookedAtMs)) await this.#makeDue([kind], operatorId);
    for (const operatorId of this.#probes.take(this.#lookedAtMs))
      for (const kind of WAITING) await this.#makeDueUpTo(1, kind, operatorId);
    for (const kind of WAITING) await this.#makeRefusedDue(kind);
    // An operator's calls that are under way or sent in this look.
    const shares = new Map<string, number>();
    for (const { operatorId } of this.#busy.values()) shares.set(operatorId, (shares.get(operatorId) ?? 0) + 1);
    await this.#sendDue(shares, listDueCancels, (contribution) => ({
      place: { atMs: contribution.nextAttemptAtMs ?? 0, id: contribution.id },
      kind: 'cancel',
      together: `${contribution.id}:debit`,
      operatorId: operatorOf(contribution.brandPath),
      call: (wallet) => sendCancel(this.#payer, wallet, contribution),
    }));
    await this.#sendDue(shares, listDuePayouts, (payout) => ({
      place: { atMs: payout.nextAttemptAtMs, id: payout.transactionId },
      kind: 'credit',
      together: `${payout.winId}:${payout.payCurrency}`,
      operatorId: payout.operatorId,
      call: (wallet) => payOut(this.#payer, wallet, payout, { dueByMs: this.#lookedAtMs }),
    }));
  }

  /**
   * Sends what is due, page by page. An operator that has no wallet, or enough calls under way, is left out of the pages that follow. What
   * one call does not take is due again at the next look.
   */
  async #sendDue<Row>(shares: Map<string, number>, list: ListDue<Row>, dueOf: (row: Row) => Due): Promise<void> {
    const dueByMs = this.#lookedAtMs;
    const tried = new Set(this.#busy.keys());
    const held = new Set<string>();
    let after: DuePage['after'];
    do {
      const page = { dueByMs, after, limit: PAGE, exceptOperators: [...held] };
      const rows = (await this.#payer.read((tx) => list(tx, page))).map(dueOf);
      for (const { together, operatorId, kind, call } of rows) {
        if (tried.has(together)) continue;
        const wallet = this.#walletOf(operatorId);
        const share = shares.get(operatorId) ?? 0;
        if (wallet === undefined || share >= this.#pace.roomOf(operatorId)) {
          held.add(operatorId);
          continue;
        }
        tried.add(together);
        shares.set(operatorId, share + 1);
        this.#send({ together, operatorId, kind }, () => call(wallet));
      }
      after = rows.length < PAGE ? undefined : rows.at(-1)?.place;
    } while (after !== undefined);
  }

  #send({ together, operatorId, kind }: Omit<Due, 'place' | 'call'>, call: () => Promise<boolean>): void {
    const sent = call()
      .then((isDone) => {
        if (!isDone) return this.#refused[kind].failed(operatorId);
        this.#pace.succeeded(operatorId);
        this.#refused[kind].succeeded(operatorId);
        this.#comebacks[kind].succeeded(operatorId);
        this.#probes.succeeded(operatorId);
      })
      .catch((error: unknown) => this.#log.error({ err: error, id: together }, 'settling with the wallet failed'))
      .finally(() => this.#busy.delete(together));
    this.#busy.set(together, { operatorId, sent });
  }
}
