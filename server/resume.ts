import { hastenCancels, listDueCancels, listOpenContributions, moveContribution } from '../db/contributions.ts';
import { hastenPayouts, listDuePayouts } from '../db/wins.ts';
import { operatorOf } from '../domain/account/access.ts';
import { cancelDebit } from '../handlers/chain/cancel-debit.ts';
import { type Payer, payOut } from '../handlers/chain/pay-out.ts';
import type { Wallet } from '../handlers/wallet.ts';
import type { Logger } from './log.ts';

const BATCH = 100;
const HASTENED_MAX = 1000;
/** How often the store is asked for money that waits; a wake-up asks at once. */
const TICK_MS = 1000;
/** Far longer than all of a chain's calls to the wallet together. */
const CHAIN_MS_MAX = 30 * 60 * 1000;

/**
 * Finishes chains that a crash or a silent wallet has interrupted: at start every intent that was left open is to be taken back, and from
 * then on every cancel and every credit is sent until the wallet acknowledges it. One slow operator's wallet delays no other's.
 */
export class Resume {
  readonly #payer: Payer;
  readonly #walletOf: (operatorId: string) => Wallet | undefined;
  readonly #log: Logger;
  readonly #clock: () => number;
  readonly #busy = new Map<string, Promise<unknown>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(
    payer: Pick<Payer, 'read' | 'write'>,
    walletOf: (operatorId: string) => Wallet | undefined,
    log: Logger,
    clock: () => number,
  ) {
    this.#payer = { ...payer, actor: 'pitboss' };
    this.#walletOf = walletOf;
    this.#log = log;
    this.#clock = clock;
  }

  /**
   * Before anything is served: no chain runs yet, so every open intent is one that a crash left behind. Whatever waits for its next try is
   * tried now: the wallet may have waited for the restart as well.
   */
  async start(): Promise<void> {
    await this.#takeBackOpenedBefore(this.#clock());
    for (const hasten of [hastenCancels, hastenPayouts]) {
      while ((await this.#payer.write(({ tx, nowMs }) => hasten(tx, nowMs, HASTENED_MAX))) === HASTENED_MAX);
    }
    this.wake();
  }

  /** No chain lasts this long: its intent was left behind by a store that could not be written. */
  #takeBackForgotten(): Promise<void> {
    return this.#takeBackOpenedBefore(this.#clock() - CHAIN_MS_MAX);
  }

  async #takeBackOpenedBefore(beforeMs: number): Promise<void> {
    for (;;) {
      const left = await this.#payer.read((tx) => listOpenContributions(tx, beforeMs, BATCH));
      if (left.length === 0) return;
      await this.#payer.write(async ({ tx, nowMs }) => {
        for (const { id } of left) await moveContribution(tx, id, 'open', 'cancelling', nowMs);
      });
      this.#log.info({ contributions: left.length }, 'taking back debits whose contributions were interrupted');
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
    await Promise.allSettled(this.#busy.values());
  }

  async #look(): Promise<void> {
    await this.#takeBackForgotten();
    const now = this.#clock();
    const { cancels, payouts } = await this.#payer.read(async (tx) => ({
      cancels: await listDueCancels(tx, now, BATCH),
      payouts: await listDuePayouts(tx, now, BATCH),
    }));
    for (const contribution of cancels)
      this.#send(contribution.id, operatorOf(contribution.brandPath), (wallet) =>
        cancelDebit(this.#payer, wallet, contribution),
      );
    for (const payout of payouts)
      this.#send(payout.transactionId, payout.operatorId, (wallet) => payOut(this.#payer, wallet, payout));
  }

  /** Sends one call, unless it is under way already. */
  #send(id: string, operatorId: string, call: (wallet: Wallet) => Promise<boolean>): void {
    const wallet = this.#walletOf(operatorId);
    if (wallet === undefined || this.#busy.has(id)) return;
    const sent = call(wallet)
      .catch((error: unknown) => this.#log.error({ err: error, id }, 'settling with the wallet failed'))
      .finally(() => this.#busy.delete(id));
    this.#busy.set(id, sent);
  }
}
