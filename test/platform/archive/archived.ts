import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { archiveLedgers } from '../../../platform/archive/archive-ledger.ts';
import type { Archiving } from '../../../platform/archive/archiving.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { campaignWallet } from '../../support/campaign.ts';
import type { InProcessPlatform, InProcessReply } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { verifyStore } from '../../support/verifying.ts';

export const START_MS = Date.UTC(2026, 0, 1);

/** A wallet whose debits end as `next` says: `done` unless a test changes it. */
type Next = { debit: 'done' | 'uncertain' };

const walletOf = (next: Next): Wallet => ({
  authenticate: async ({ brandId, currency, token }) => ({
    outcome: 'done',
    result: { playerId: token.replace('session-', ''), operatorId: 'northstar', brandId, currency },
  }),
  execute: async (transaction) =>
    next.debit === 'done'
      ? campaignWallet.execute(transaction)
      : { outcome: 'uncertain', why: 'timeout', detail: 'it did not answer' },
  executeBatch: async () => ({ outcome: 'done', result: new Map() }),
  cancel: async () => ({ outcome: 'done', result: null }),
});

export type Archived = {
  readonly platform: InProcessPlatform;
  readonly clock: { nowMs: number };
  readonly next: Next;
  /** A jackpot whose contributions the operator pays, and one whose players pay half. */
  readonly operators: string;
  readonly players: string;
  contribute(instanceId: string, key: string, changes?: object): Promise<InProcessReply>;
  /** Archives what is older than now. */
  archive(changes?: Partial<Archiving>): Promise<{ readonly entries: number }>;
  query<Row = Readonly<Record<string, unknown>>>(text: string): Row[];
  /** Nothing must be wrong. */
  faults(): Promise<string[]>;
  readonly folder: string;
};

/** A platform with two jackpots, a wallet, and a clock that tests set. */
export const withArchive = (work: (archived: Archived) => Promise<void>): Promise<void> => {
  const clock = { nowMs: START_MS };
  const next: Next = { debit: 'done' };
  const wallet = walletOf(next);
  const rules = { contribution_type: { Fixed: 1 }, wager_criteria: { min_base_wager: 5 } };
  const template = threePots({ contribution_rules: { ...rules, operator_contribution_percentage: '1' } });
  return withPublished(
    template,
    { draw: (n) => n - 1n, clock: () => clock.nowMs, walletOf: () => wallet },
    async (platform) => {
      const opened = async (changes: object): Promise<string> =>
        ((await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) })) as { id: string }).id;
      const operators = await opened({});
      const paying = threePots({
        id: 'paying',
        contribution_rules: { ...rules, operator_contribution_percentage: '0.5' },
      });
      await succeed(platform, 'createTemplate', { body: paying });
      await succeed(platform, 'publishTemplate', { body: { owner_id: 'northstar', template_id: 'paying' } });
      const players = await opened({ template_id: 'paying', instance_game_code: 'paying' });
      const folder = join(dirname(platform.file), 'archive');
      const { store, keys } = platform;
      await work({
        ...{ platform, clock, next, operators, players, folder },
        contribute: (instanceId, key, changes = {}) =>
          platform.call('contributeToInstance', {
            body: contribution(instanceId, { idempotency_key: key, ...changes }),
          }),
        archive: async (changes = {}) => {
          const done = await archiveLedgers({
            ...{ store, seal: keys.seal, clock: () => clock.nowMs, folder, beforeMs: clock.nowMs },
            ...changes,
          });
          const [failure] = done.failures;
          if (failure !== undefined) throw failure;
          return done;
        },
        query: <Row>(text: string) => {
          const client = new Database(platform.file, { readonly: true });
          const rows = client.prepare<[], Row>(text).all();
          client.close();
          return rows;
        },
        faults: async () => (await verifyStore(platform.file, keys)).faults,
      });
    },
  );
};
