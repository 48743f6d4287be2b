import { createHash, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { numberFromMicros } from '../domain/money/micros.ts';
import { type Call, createCalls, type Operation } from '../generated/wallet/client.gen.ts';
import { replies } from '../generated/wallet/replies.gen.mjs';
import type { PlayerSession, Wallet, WalletAnswer, WalletTransaction } from '../handlers/wallet.ts';
import { isProblem } from './is-problem.ts';

export type WalletAddress = {
  /** Where the operator's wallet is served; the operations' paths follow it. */
  readonly url: string;
  /** The bearer secret of both sides, and the key that requests are signed with. */
  readonly secret: string;
  readonly providerId: string;
  readonly timeoutMs: number;
};

const SESSION_MS = 10 * 60 * 1000;
const SESSIONS_MAX = 100_000;
/** These say nothing about whether the call took effect. */
const UNCERTAIN_CLIENT_STATUSES = new Set([408, 425, 429]);
const REPLY_BYTES_MAX = 64 * 1024;

/** The call did not end in an acknowledged success; what that means is an outcome of its own. */
class NotDone extends Error {
  readonly answer: Exclude<WalletAnswer<never>, { outcome: 'done' }>;
  readonly status: number | undefined;
  constructor(answer: Exclude<WalletAnswer<never>, { outcome: 'done' }>, status?: number) {
    super(answer.outcome === 'refused' ? answer.code : answer.detail);
    this.answer = answer;
    this.status = status;
  }
}

type Signed = { readonly id: string };

/** The wallets of all operators behind one address: signed calls of the generated client, and what each one came to. */
export class WalletClient {
  readonly #address: WalletAddress;
  readonly #calls: ReturnType<typeof createCalls<Signed>>;
  readonly #clock: () => number;
  /** Authenticated sessions by a hash of operator, brand, token and currency; in memory alone, since tokens are never stored. */
  readonly #sessions = new Map<string, { readonly session: PlayerSession; readonly untilMs: number }>();

  constructor(address: WalletAddress, clock: () => number) {
    this.#address = address;
    this.#clock = clock;
    this.#calls = createCalls(send(address));
  }

  of(operatorId: string): Wallet {
    return {
      authenticate: (session) => this.#authenticate(operatorId, session),
      execute: (transaction) => this.#execute(transaction),
      cancel: (transactionId, playerId) =>
        outcome(async () => {
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
    { brandId, token, currency, sourceId }: Parameters<Wallet['authenticate']>[0],
  ): Promise<WalletAnswer<PlayerSession>> {
    const key = createHash('sha256')
      .update(JSON.stringify([operatorId, brandId, token, currency]))
      .digest('base64');
    const known = this.#sessions.get(key);
    if (known !== undefined && known.untilMs > this.#clock()) return { outcome: 'done', result: known.session };
    this.#sessions.delete(key);
    const answer = await outcome(async (): Promise<PlayerSession> => {
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
      return { playerId: body.id, brandId: body.brand_id, currency: body.currency };
    });
    if (answer.outcome === 'done') this.#remember(key, answer.result);
    return answer;
  }

  #remember(key: string, session: PlayerSession): void {
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size >= SESSIONS_MAX) this.#sessions.delete(oldest);
    this.#sessions.set(key, { session, untilMs: this.#clock() + SESSION_MS });
  }

  #execute(transaction: WalletTransaction): Promise<WalletAnswer<null>> {
    const amount = numberFromMicros(transaction.amountMicros);
    return outcome(async () => {
      await this.#calls.executeTransaction(
        {
          body: {
            player_id: transaction.playerId,
            transaction_id: transaction.transactionId,
            transaction_type: transaction.type,
            provider_id: this.#address.providerId,
            amount,
            jackpot_amount: amount,
            source_id: transaction.sourceId,
            ...(transaction.sourceVariant === undefined ? {} : { source_variant: transaction.sourceVariant }),
            gameround_id: transaction.gameroundId,
            ...(transaction.gameroundComplete === undefined
              ? {}
              : { gameround_complete: transaction.gameroundComplete }),
            currency: transaction.currency,
          },
        },
        { id: transaction.transactionId },
      );
      return null;
    }).then((answer) => {
      // A session that the wallet no longer accepts must not be taken from memory the next time.
      if (answer.outcome === 'refused' && answer.code === 'session_expired') this.#forget(transaction.playerId);
      return answer;
    });
  }

  #forget(playerId: string): void {
    for (const [key, { session }] of this.#sessions) if (session.playerId === playerId) this.#sessions.delete(key);
  }
}

const outcome = async <Result>(call: () => Promise<Result>): Promise<WalletAnswer<Result>> => {
  try {
    return { outcome: 'done', result: await call() };
  } catch (error) {
    if (error instanceof NotDone) return error.answer;
    throw error;
  }
};

/** The transport behind the generated client: signs, sends, limits time and size, and believes nothing that the spec does not say. */
const send = ({ url, secret, timeoutMs }: WalletAddress): Call<Signed> => {
  const webhook = new Webhook(secret, { format: 'raw' });
  return async (operation, request, options) => {
    const id = options?.id ?? randomUUID();
    const body = JSON.stringify(request.body);
    const timestamp = new Date();
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}${operation.path}`, {
        method: operation.method,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, application/problem+json',
          authorization: `Bearer ${secret}`,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, timestamp, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      throw new NotDone(silence(error, timeoutMs));
    }
    return { status: response.status, headers: response.headers, body: accept(operation, response.status, text) };
  };
};

const silence = (error: unknown, timeoutMs: number): Exclude<WalletAnswer<never>, { outcome: 'done' }> =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? { outcome: 'uncertain', why: 'timeout', detail: `The wallet did not answer within ${timeoutMs} ms.` }
    : { outcome: 'uncertain', why: 'failed', detail: 'The wallet could not be reached or broke off.' };

const accept = (operation: Operation, status: number, text: string): unknown => {
  const body = text.length <= REPLY_BYTES_MAX ? parsed(text) : undefined;
  if (status >= 200 && status < 300) {
    const declared = (replies as Record<string, Record<string, { body: ((data: unknown) => boolean) | null }>>)[
      operation.operationId
    ]?.[status];
    if (declared === undefined || (declared.body !== null && !declared.body(body))) {
      throw new NotDone(
        {
          outcome: 'uncertain',
          why: 'failed',
          detail: `The wallet answered ${status} with a body that its spec does not allow.`,
        },
        status,
      );
    }
    return body;
  }
  if (status >= 400 && status < 500 && !UNCERTAIN_CLIENT_STATUSES.has(status)) {
    throw new NotDone({ outcome: 'refused', code: isProblem(body) ? body.code : `status ${status}` }, status);
  }
  throw new NotDone({ outcome: 'uncertain', why: 'failed', detail: `The wallet answered ${status}.` }, status);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
