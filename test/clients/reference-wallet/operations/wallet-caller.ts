import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import {
  type ReferenceWallet,
  startReferenceWallet,
} from '../../../../clients/reference-wallet/process/reference-wallet.ts';
import { microsFromDecimal } from '../../../../domain/money/micros.ts';
import { replies } from '../../../../generated/built/wallet/replies.gen.mjs';
import type { OperationId } from '../../../../generated/wallet/client.gen.ts';
import { routes } from '../../../../generated/wallet/operations.gen.ts';
import { checkReply } from '../../../support/contract.ts';
import { DRAINS_AT_ONCE } from '../../../support/drains-at-once.ts';
import { withFolder } from '../../../support/server.ts';

export const SECRET = 'a-secret-of-both-sides';
const START_MS = 1_767_268_800_000;

export type Changes = {
  /** Sent in place of the JSON of the body. */
  readonly raw?: string;
  /** The signed text, if it differs from the sent one. */
  readonly signed?: string;
  readonly signedWith?: string;
  readonly signedAtMs?: number;
  /** Replace the headers of these names; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

export type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers };

/** The headers of a call with this body, as the platform signs it. */
export const signedHeaders = (text: string, changes: Changes = {}): Record<string, string> => {
  const id = randomUUID();
  const at = new Date(changes.signedAtMs ?? Date.now());
  const headers: Record<string, string | null> = {
    'content-type': 'application/json',
    authorization: `Bearer ${SECRET}`,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(changes.signedWith ?? SECRET, { format: 'raw' }).sign(
      id,
      at,
      changes.signed ?? text,
    ),
    ...changes.headers,
  };
  return Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => header[1] !== null));
};

/** A running wallet in its own folder, called as the platform calls it; every reply is checked against the spec. */
export class WalletCaller {
  readonly #folder: string;
  readonly #openingBalance: bigint;
  #wallet: ReferenceWallet;
  /** The wallet's clock, apart from signatures. */
  nowMs = START_MS;

  private constructor(folder: string, openingBalance: bigint, wallet: ReferenceWallet) {
    this.#folder = folder;
    this.#openingBalance = openingBalance;
    this.#wallet = wallet;
  }

  static async start(folder: string, openingBalance: string): Promise<WalletCaller> {
    const micros = microsFromDecimal(openingBalance);
    const holder: { caller?: WalletCaller } = {};
    const wallet = await startReferenceWallet(
      configOf(folder, micros),
      () => holder.caller?.nowMs ?? START_MS,
      DRAINS_AT_ONCE,
    );
    holder.caller = new WalletCaller(folder, micros, wallet);
    return holder.caller;
  }

  get url(): string {
    return this.#wallet.url;
  }

  stop(): Promise<void> {
    return this.#wallet.stop();
  }

  async restart(): Promise<void> {
    await this.#wallet.stop();
    this.#wallet = await startReferenceWallet(
      configOf(this.#folder, this.#openingBalance),
      () => this.nowMs,
      DRAINS_AT_ONCE,
    );
  }

  async call(operationId: OperationId, body: object, changes: Changes = {}): Promise<Answer> {
    const path = routes.find((route) => route.operationId === operationId)?.path;
    const text = changes.raw ?? JSON.stringify(body);
    const headers = signedHeaders(text, changes);
    const response = await fetch(`${this.url}${path}`, { method: 'POST', headers, body: text });
    const reply = { status: response.status, headers: response.headers, text: await response.text() };
    checkReply(replies, operationId, reply);
    return { status: reply.status, headers: reply.headers, body: JSON.parse(reply.text) };
  }

  /** E1 for a player of northstar's luna; answers the balance. */
  async authenticate(playerId: string, currency = 'EUR'): Promise<unknown> {
    const { status, body } = await this.call('authenticatePlayer', session(playerId, { currency }));
    assert.is(status, 200);
    return body.balance;
  }
}

const configOf = (data: string, openingBalance: bigint) => ({
  port: 0,
  host: '127.0.0.1',
  data,
  secret: SECRET,
  openingBalance,
  logLevel: 'silent',
});

/** Runs work against a wallet, and proves in the end that every balance follows from what was moved and undone. */
export const withWallet = (work: (wallet: WalletCaller) => Promise<void>, openingBalance = '1000'): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = await WalletCaller.start(folder, openingBalance);
    try {
      await work(wallet);
    } finally {
      await wallet.stop();
    }
    assert.equal(strayBalances(folder), []);
  });

const strayBalances = (folder: string): unknown[] => {
  const client = new Database(join(folder, 'wallet.db'), { readonly: true });
  try {
    return client
      .prepare(
        `select player_id, currency, balance from purses where balance <> opening + (
           select coalesce(sum(moved + undone), 0) from transactions
           where transactions.player_id = purses.player_id and transactions.currency = purses.currency)`,
      )
      .all();
  } finally {
    client.close();
  }
};

export const session = (playerId: string, changes: object = {}) => ({
  operator_id: 'northstar',
  brand_id: 'luna',
  player_token: `session-${playerId}`,
  source_id: 'tri-star',
  currency: 'EUR',
  ...changes,
});

export const transaction = (changes: object = {}) => ({
  player_id: 'p-1',
  transaction_id: 'c-1:debit',
  transaction_type: 'Debit',
  provider_id: 'pitboss',
  amount: 1,
  jackpot_amount: 1,
  source_id: 'tri-star',
  gameround_id: 'round-1',
  currency: 'EUR',
  ...changes,
});

export const debit = (id: string, amount: number, changes: object = {}) =>
  transaction({ transaction_id: id, amount, jackpot_amount: amount, ...changes });

export const credit = (id: string, amount: number, changes: object = {}) =>
  debit(id, amount, { transaction_type: 'Credit', ...changes });

type BatchPart = { readonly transaction_id: string; readonly player_id: string; readonly amount: number };

/** A batch of credits whose sums are right. */
export const batch = (id: string, parts: readonly BatchPart[], changes: object = {}) => {
  const sum = Math.round(parts.reduce((total, part) => total + part.amount * 1e6, 0)) / 1e6;
  return {
    batch_transaction_id: id,
    transaction_type: 'Credit' as const,
    provider_id: 'pitboss',
    amount: sum,
    jackpot_amount: sum,
    source_id: 'tri-star',
    source_variant: 'minor',
    gameround_id: 'round-1',
    transactions: parts.map((part) => ({ currency: 'EUR', jackpot_amount: part.amount, ...part })),
    ...changes,
  };
};

/** The problem's code, or the balance of a success. */
export const verdict = ({ status, body }: Answer): unknown => (status === 200 ? body.balance : body.code);
