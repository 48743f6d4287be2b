import { recordAuthenticated } from '../../db/wallets/wallet-players.ts';
import type { Wallet, WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import { type InProcessPlatform, openPlatform } from './platform.ts';
import { instantiation, threePots } from './story.ts';

/** A wallet's reply to a credit, possibly delayed. */
export type Answer = (transactionId: string) => WalletAnswer<null> | Promise<WalletAnswer<null>>;

export const DONE = { outcome: 'done', result: null } as const;
export const SILENT = { outcome: 'uncertain', why: 'timeout', detail: 'The wallet did not answer.' } as const;
export const refusing = (code: string) => ({ outcome: 'refused', code }) as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A platform whose wallet replies as a test says, and what its players are owed. */
export class Withheld {
  readonly platform: InProcessPlatform;
  /** The credits sent to the wallet, by transaction id. */
  readonly sent: string[] = [];
  /** Undefined while the operator has no wallet. */
  answer: Answer | undefined;
  instanceId = '';
  #nowMs = Date.UTC(2026, 0, 1);

  constructor() {
    const wallet: Wallet = {
      authenticate: () => Promise.resolve(refusing('session_expired')),
      execute: async ({ transactionId }) => {
        this.sent.push(transactionId);
        return (await this.answer?.(transactionId)) ?? SILENT;
      },
      executeBatch: () => Promise.reject(new Error('no win here has several payees')),
      cancel: () => Promise.resolve(DONE),
    };
    this.platform = openPlatform({
      draw: () => 0n,
      // Every wait is over by the next round.
      clock: () => {
        this.#nowMs += DAY_MS;
        return this.#nowMs;
      },
      walletOf: () => (this.answer === undefined ? undefined : wallet),
    });
  }

  async #call(...[operation, parts]: Parameters<InProcessPlatform['call']>): Promise<unknown> {
    const { body, code, detail } = await this.platform.call(operation, parts);
    if (code !== undefined) throw new Error(`${operation}: ${code} ${detail}`);
    return body;
  }

  async open(): Promise<void> {
    await this.#call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
    await this.#call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
    await this.#call('createTemplate', { body: threePots() });
    await this.#call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'three-pots' } });
    this.instanceId = ((await this.#call('instantiateTemplate', { body: instantiation() })) as { id: string }).id;
  }

  /** A player that the wallet knows wins the pot minor; returns the transaction id of the credit. */
  async win(playerId: string): Promise<string> {
    const brand_id = 'northstar:luna';
    await this.platform.store.write((tx) => recordAuthenticated(tx, brand_id, playerId, this.#nowMs));
    const body = {
      instance_id: this.instanceId,
      pot_id: 'minor',
      brand_id,
      player_id: playerId,
      source_id: 'tri-star',
    };
    await this.#call('triggerWin', { body });
    const [won] = (await this.#call('listWins', { query: { player_id: playerId } })) as [{ transaction_id: string }];
    return won.transaction_id;
  }

  /** Settles a payment; returns the code of a failure. */
  settle(transactionId: string): Promise<string | undefined> {
    return this.#failure('settleWins', { transaction_ids: [transactionId], reason: 'Paid by bank transfer.' });
  }

  /** Releases a payment; returns the code of a failure. */
  release(transactionId: string): Promise<string | undefined> {
    return this.#failure('releaseWins', { transaction_ids: [transactionId] });
  }

  async #failure(operation: 'settleWins' | 'releaseWins', body: object): Promise<string | undefined> {
    const { failed } = (await this.#call(operation, { body })) as { failed: readonly { code: string }[] };
    return failed[0]?.code;
  }

  async stateOf(transactionId: string): Promise<string | undefined> {
    const wins = (await this.#call('listWins')) as readonly { transaction_id: string; state: string }[];
    return wins.find(({ transaction_id }) => transaction_id === transactionId)?.state;
  }

  /** The ledger's records of payments: `payment <id>` or `settlement <id>`. */
  async booked(): Promise<string[]> {
    const entries = (await this.#call('listLedgerEntries', {
      path: { instance_id: this.instanceId },
      query: { limit: 500 },
    })) as readonly { kind: string; reference: string }[];
    return entries.flatMap(({ kind, reference }) =>
      kind === 'payment' || kind === 'settlement' ? [`${kind} ${reference}`] : [],
    );
  }
}

/** Runs work on such a platform. */
export const withWithheld = async (work: (withheld: Withheld) => Promise<void>): Promise<void> => {
  const withheld = new Withheld();
  try {
    await withheld.open();
    await work(withheld);
  } finally {
    await withheld.platform.close();
  }
};
