import { randomUUID } from 'node:crypto';
import { numberFromMicros } from '../domain/money/micros.ts';
import { createCalls } from '../generated/wallet/client.gen.ts';
import type { PlayerSession, Wallet, WalletAnswer, WalletTransaction } from '../handlers/operator-wallet.ts';
import { WalletSessions } from './wallet-sessions.ts';
import { NotDone, type Signed, type WalletAddress, walletTransport } from './wallet-transport.ts';

/** An ISO 3166-1 country or an ISO 3166-2 subdivision. Whatever else a wallet says, nobody's country is. */
const COUNTRY = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

/** The wallets of all operators behind one address: signed calls of the generated client, and what each one came to. */
export class WalletClient {
  readonly #providerId: string;
  readonly #calls: ReturnType<typeof createCalls<Signed>>;
  readonly #sessions: WalletSessions;

  constructor(address: WalletAddress, clock: () => number) {
    this.#providerId = address.providerId;
    this.#calls = createCalls(walletTransport(address));
    this.#sessions = new WalletSessions(clock);
  }

  of(operatorId: string): Wallet {
    return {
      authenticate: (session) => this.#authenticate(operatorId, session),
      execute: (transaction) => this.#forPlayer(operatorId, transaction.playerId, () => this.#execute(transaction)),
      cancel: (transactionId, playerId) =>
        this.#forPlayer(operatorId, playerId, async () => {
          await this.#calls.cancelTransaction(
            { body: { transaction_id: transactionId, player_id: playerId } },
            { id: `${transactionId}:cancel` },
          );
        }),
    };
  }

  async #authenticate(
    operatorId: string,
    { brandId, token, currency, sourceId, anew = false }: Parameters<Wallet['authenticate']>[0],
  ): Promise<WalletAnswer<PlayerSession>> {
    const request = { operatorId, brandId, token, currency };
    const known = anew ? undefined : this.#sessions.find(request);
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
        { id: randomUUID() },
      );
      const session = {
        playerId: body.id,
        operatorId: body.operator_id,
        brandId: body.brand_id,
        currency: body.currency,
        country: typeof body.country === 'string' && COUNTRY.test(body.country) ? body.country : undefined,
      };
      this.#sessions.remember(request, session);
      return { outcome: 'done', result: session };
    } catch (error) {
      if (error instanceof NotDone) return error.answer;
      throw error;
    }
  }

  async #execute(transaction: WalletTransaction): Promise<void> {
    const amount = numberFromMicros(transaction.amountMicros);
    await this.#calls.executeTransaction(
      {
        body: {
          player_id: transaction.playerId,
          transaction_id: transaction.transactionId,
          transaction_type: transaction.type,
          provider_id: this.#providerId,
          amount,
          jackpot_amount: amount,
          source_id: transaction.sourceId,
          ...(transaction.sourceVariant === undefined ? {} : { source_variant: transaction.sourceVariant }),
          gameround_id: transaction.gameroundId,
          ...(transaction.gameroundComplete === undefined ? {} : { gameround_complete: transaction.gameroundComplete }),
          ...(transaction.category === undefined ? {} : { category: transaction.category }),
          currency: transaction.currency,
        },
      },
      // A debit is never repeated: it is taken back instead, and the next try has an id of its own.
      { id: transaction.transactionId, isFirst: transaction.type === 'Debit' },
    );
  }

  /** A call about a player; a session that the wallet no longer accepts must not be taken from memory the next time. */
  async #forPlayer(operatorId: string, playerId: string, call: () => Promise<void>): Promise<WalletAnswer<null>> {
    try {
      await call();
      return { outcome: 'done', result: null };
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (error.status === 401 || error.status === 403) this.#sessions.forget(operatorId, playerId);
      return error.answer;
    }
  }
}
