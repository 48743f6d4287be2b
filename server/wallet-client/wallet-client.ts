import { randomUUID } from 'node:crypto';
import { isCountry } from '../../domain/jackpot/admission.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { createCalls } from '../../generated/wallet/client.gen.ts';
import type {
  BatchRefusals,
  PlayerSession,
  Wallet,
  WalletAnswer,
  WalletBatch,
  WalletTransaction,
} from '../../platform/unit/operator-wallet.ts';
import type { OutgoingCalls } from '../base/outgoing-calls.ts';
import { readRefusals, sumCredits } from './batch-refusals.ts';
import { failed, NotDone } from './not-done.ts';
import type { WalletCall } from './wallet-health.ts';
import { WalletSessions } from './wallet-sessions.ts';
import { type Signed, type WalletAddress, walletTransport } from './wallet-transport.ts';

/** As large as a request: every credit of a batch may be refused, with reasons. */
const SEGMENTS_MAX = 100;

/** The segments in a wallet's reply that have the form of ids; anything else is ignored. */
const segmentsIn = (told: unknown): Pick<PlayerSession, 'segments'> => {
  const isId = (each: unknown): each is string => typeof each === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(each);
  const segments = Array.isArray(told) ? told.filter(isId).slice(0, SEGMENTS_MAX) : [];
  return segments.length === 0 ? {} : { segments };
};

const BATCH_REPLY_BYTES_MAX = 1024 * 1024;

const NOT_CALLED = {
  outcome: 'uncertain',
  why: 'failed',
  detail: 'This server stood still, so the others may have gone on with the call. It did not call the wallet.',
} as const;

/** The wallets of all operators at one address: signed calls of the generated client, and their outcomes. */
export class WalletClient {
  readonly #onAnswer: (operatorId: string, call: WalletCall, answer: WalletAnswer<unknown>) => void;
  readonly #providerId: string;
  readonly #secrets: () => readonly string[];
  readonly #calls: ReturnType<typeof createCalls<Signed>>;
  readonly #sessions: WalletSessions;
  readonly #onEnded: (operatorId: string, playerId: string) => void;
  /** Reports whether this process may still move money; where it may not, the outcome is uncertain, and other servers see to it. */
  mayCall: () => boolean = () => true;

  /**
   * @param onAnswer receives the outcome of each call; a cached session is not a call.
   * @param onEnded receives the player whose cached sessions were dropped, for others that cache the same.
   */
  constructor(
    address: WalletAddress,
    clock: () => number,
    outgoing: OutgoingCalls,
    onAnswer: (operatorId: string, call: WalletCall, answer: WalletAnswer<unknown>) => void,
    onEnded: (operatorId: string, playerId: string) => void = () => {},
  ) {
    this.#onEnded = onEnded;
    this.#onAnswer = onAnswer;
    this.#providerId = address.providerId;
    this.#secrets = address.secrets;
    this.#calls = createCalls(walletTransport(address, outgoing));
    this.#sessions = new WalletSessions(clock);
  }

  /** Drops the cached sessions of a player: another server of the platform has been refused one. */
  forgetSessions(operatorId: string, playerId: string): void {
    this.#sessions.forget(operatorId, playerId);
  }

  of(operatorId: string): Wallet {
    return {
      authenticate: (session) => this.#authenticate(operatorId, session),
      lastCurrency: (session) => this.#sessions.lastCurrency({ operatorId, ...session }),
      execute: (transaction) =>
        this.#forPlayers(operatorId, transaction.type === 'Debit' ? 'debit' : 'credit', [transaction.playerId], () =>
          this.#execute(transaction),
        ),
      executeBatch: (batch) =>
        this.#forPlayers(
          operatorId,
          'credit',
          batch.credits.map(({ playerId }) => playerId),
          () => this.#executeBatch(batch),
          // Each credit is accepted or refused on its own.
          (refusals) => {
            const [code] = refusals.values();
            if (code !== undefined) this.#onAnswer(operatorId, 'credit', { outcome: 'refused', code });
            return refusals.size < batch.credits.length;
          },
        ),
      cancel: (transactionId, playerId) =>
        this.#forPlayers(operatorId, 'cancel', [playerId], async () => {
          await this.#calls.cancelTransaction(
            { body: { transaction_id: transactionId, player_id: playerId } },
            { id: `${transactionId}:cancel` },
          );
          return null;
        }),
    };
  }

  async #authenticate(
    operatorId: string,
    { brandId, token, currency, sourceId, revalidate = false }: Parameters<Wallet['authenticate']>[0],
  ): Promise<WalletAnswer<PlayerSession>> {
    const request = { operatorId, brandId, token, currency };
    const known = revalidate ? undefined : this.#sessions.find(request);
    if (known !== undefined) return { outcome: 'done', result: known };
    try {
      const { body } = await this.#calls.authenticatePlayer(
        {
          body: {
            operator_id: operatorId,
            brand_id: brandId,
            player_token: token,
            currency,
            ...(sourceId === undefined ? {} : { source_id: sourceId }),
          },
        },
        { id: randomUUID(), playerToken: token },
      );
      const session = {
        playerId: body.id,
        operatorId: body.operator_id,
        brandId: body.brand_id,
        currency: body.currency,
        // Any other text is ignored.
        ...(typeof body.country === 'string' && isCountry(body.country) ? { country: body.country } : {}),
        ...segmentsIn(body.segments),
      };
      this.#sessions.remember(request, session);
      return this.#report(operatorId, 'session', { outcome: 'done', result: session });
    } catch (error) {
      if (error instanceof NotDone) return this.#report(operatorId, 'session', error.answer);
      throw error;
    }
  }

  async #execute(transaction: WalletTransaction): Promise<null> {
    const amount = numberFromMicros(transaction.amountMicros);
    await this.#calls.executeTransaction(
      {
        body: {
          player_id: transaction.playerId,
          transaction_id: transaction.transactionId,
          transaction_type: transaction.type,
          amount,
          jackpot_amount: amount,
          ...(transaction.category === undefined ? {} : { category: transaction.category }),
          ...(transaction.promotionId === undefined
            ? {}
            : { promotion_id: transaction.promotionId, promotion_type: 'freebet' }),
          currency: transaction.currency,
          ...this.#originOf(transaction),
        },
      },
      // A debit is never repeated: it is cancelled instead, and the next attempt has its own id.
      { id: transaction.transactionId, isFirst: transaction.type === 'Debit', playerToken: transaction.token },
    );
    return null;
  }

  async #executeBatch(batch: WalletBatch): Promise<BatchRefusals> {
    const amount = numberFromMicros(sumCredits(batch.credits));
    const { status, body } = await this.#calls.executeBatch(
      {
        body: {
          batch_transaction_id: batch.batchId,
          transaction_type: 'Credit',
          amount,
          jackpot_amount: amount,
          ...this.#originOf(batch),
          transactions: batch.credits.map(({ transactionId, playerId, amountMicros }) => ({
            transaction_id: transactionId,
            player_id: playerId,
            currency: batch.currency,
            amount: numberFromMicros(amountMicros),
            jackpot_amount: numberFromMicros(amountMicros),
          })),
        },
      },
      // A retry sends the credits under a new batch id.
      { id: batch.batchId, isFirst: true, replyBytesMax: BATCH_REPLY_BYTES_MAX },
    );
    const refusals = readRefusals(batch, body, status, this.#secrets());
    if (refusals === undefined)
      throw failed(`The wallet answered ${status} with a batch that does not add up.`, status);
    return refusals;
  }

  /** The origin of a movement: the same for a whole batch and for a single transaction. */
  #originOf(origin: Pick<WalletTransaction, 'sourceId' | 'sourceVariant' | 'gameroundId' | 'gameroundComplete'>) {
    const { sourceId, sourceVariant, gameroundId, gameroundComplete } = origin;
    return {
      provider_id: this.#providerId,
      source_id: sourceId,
      ...(sourceVariant === undefined ? {} : { source_variant: sourceVariant }),
      gameround_id: gameroundId,
      ...(gameroundComplete === undefined ? {} : { gameround_complete: gameroundComplete }),
    };
  }

  /** A call about players. A 401 or 403 drops their cached sessions. */
  async #forPlayers<Result>(
    operatorId: string,
    kind: WalletCall,
    playerIds: readonly string[],
    call: () => Promise<Result>,
    isSuccess: (result: Result) => boolean = () => true,
  ): Promise<WalletAnswer<Result>> {
    if (!this.mayCall()) return NOT_CALLED;
    try {
      const result = await call();
      const answer = { outcome: 'done', result } as const;
      return isSuccess(result) ? this.#report(operatorId, kind, answer) : answer;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (error.status === 401 || error.status === 403)
        for (const playerId of playerIds) {
          this.#sessions.forget(operatorId, playerId);
          this.#onEnded(operatorId, playerId);
        }
      return this.#report(operatorId, kind, error.answer);
    }
  }

  #report<Result>(operatorId: string, call: WalletCall, answer: WalletAnswer<Result>): WalletAnswer<Result> {
    this.#onAnswer(operatorId, call, answer);
    return answer;
  }
}
