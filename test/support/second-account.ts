import * as assert from 'uvu/assert';
import { saveAccount } from '../../db/accounts/accounts.ts';
import { changeOperator, findOperator } from '../../db/operators/operators.ts';
import { createOrganisation } from '../../db/operators/organisations.ts';
import type { Account } from '../../db/tables/accounts.ts';
import type { Operator } from '../../db/tables/operators.ts';
import type { Access } from '../../domain/account/access.ts';
import type { ApprovalRequest } from '../../generated/server/types.gen.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import type { InProcessPlatform, InProcessReply, OperationId, RequestParts } from './platform.ts';
import { SYSTEM } from './platform.ts';
import { succeed, withPublished } from './published.ts';
import { contribution, instantiation, threePots } from './story.ts';
import { verifyStore } from './verifying.ts';

const START_MS = Date.UTC(2026, 0, 1);

/** System accounts, for which a second one is needed too. */
export const ANNA: Caller = { ...SYSTEM, accountId: 'anna', username: 'anna' };
export const BORIS: Caller = { ...SYSTEM, accountId: 'boris', username: 'boris' };

/** An account of some owners with some permissions, such as `Execute winners`. */
export const staff = (accountId: string, owners: readonly string[], ...grants: readonly string[]): Caller => {
  const access: Access = {
    everything: false,
    allPermissions: false,
    grants: grants.map((grant) => {
      const [permission = '', resource = ''] = grant.split(' ');
      return { system: 'pitboss', resource, permission };
    }),
    paths: new Set(owners),
    below: false,
  };
  return { ...SYSTEM, accountId, username: accountId, type: 'Service', access };
};

/** An account in the store, without a password. */
const stored = (id: string, changes: Partial<Account>): Omit<Account, 'usernameKey'> => ({
  ...{ id, type: 'System', username: id, passwordHash: '', organisationId: 'pitboss', unitId: '', orgBound: false },
  ...{ systemId: null, permissions: [], contacts: {}, oauthProviderKey: null, oauthSub: null, oauthRealm: null },
  ...{ enabled: true, trusted: false, epoch: 1, createdAtMs: START_MS, lastLoggedInAtMs: 0 },
  ...changes,
});

const DONE = { outcome: 'done', result: null } as const;
/** Acknowledges everything, and says who players are. */
const wallet: Wallet = {
  authenticate: async ({ brandId, currency, token }) => ({
    outcome: 'done',
    result: { playerId: token.replace('session-', ''), operatorId: 'northstar', brandId, currency },
  }),
  execute: async () => DONE,
  executeBatch: async () => ({ outcome: 'done', result: new Map() }),
  cancel: async () => DONE,
};

/** A jackpot where wins above 10 EUR are held, and where one account alone can move at most 100 EUR. */
export type Guarded = {
  readonly platform: InProcessPlatform;
  readonly clock: { nowMs: number };
  readonly instanceId: string;
  call(operation: OperationId, caller: Caller, parts: RequestParts): Promise<InProcessReply>;
  /** The id of the request that a call leaves waiting. */
  ask(operation: OperationId, caller: Caller, body: object): Promise<string>;
  approve(id: string, caller: Caller): Promise<InProcessReply>;
  list(query?: object, caller?: Caller): Promise<readonly ApprovalRequest[]>;
  /** The player p-1 wins a pot; the transaction of what they are owed. */
  owe(potId: 'minor' | 'major' | 'mega'): Promise<string>;
  /** The state of a payment. */
  stateOf(transactionId: string): Promise<string | undefined>;
  /** A balance of the pot mega. */
  mega(field?: 'current_value' | 'surplus_seed'): Promise<number>;
};

export const THRESHOLDS = { review_threshold: { EUR: 10 }, approval_threshold: { EUR: 100 } };

/** May release and settle for northstar; in the store with these permissions. */
export const GINA: Caller = staff('gina', ['northstar'], 'Execute winners');
export const OF_GINA = [{ system_id: 'pitboss', permissions: [{ resource_id: 'winners', permission: 'Execute' }] }];

/** Runs work on such a platform, or with other settings; all that it did must be provable. */
export const withSecondAccount = (
  work: (guarded: Guarded) => Promise<void>,
  {
    settings = THRESHOLDS,
    ...how
  }: {
    readonly inFile?: boolean;
    readonly settings?: object;
    readonly multipliers?: Readonly<Record<string, string>>;
  } = {},
): Promise<void> => {
  const clock = { nowMs: START_MS };
  const options = { draw: (n: bigint) => n - 1n, clock: () => clock.nowMs, walletOf: () => wallet, ...how };
  return withPublished(threePots(), options, async (platform) => {
    await platform.store.write(async (tx) => {
      const organisation = { parentId: null, enabled: true, baseCurrency: '', units: [] };
      for (const id of ['pitboss', 'northstar'])
        await createOrganisation(tx, { ...organisation, id, name: id, createdAtMs: START_MS, updatedAtMs: START_MS });
      for (const { accountId } of [ANNA, BORIS]) await saveAccount(tx, stored(accountId, {}));
      const ofStaff = { type: 'Service', organisationId: 'northstar', permissions: OF_GINA } as const;
      await saveAccount(tx, stored(GINA.accountId, ofStaff));
    });
    const opened = await succeed(platform, 'instantiateTemplate', { body: instantiation() });
    const { id: instanceId } = opened as { id: string };
    await succeed(platform, 'contributeToInstance', { body: contribution(instanceId) });
    await succeed(platform, 'setOperatorSettings', { path: { operator_id: 'northstar' }, body: settings });
    const list: Guarded['list'] = async (query = {}, caller = ANNA) => {
      const page = { page: 0, limit: 50, sort_field: 'timestamp', sort_direction: 1 };
      const { body } = await platform.call('listApprovalRequests', { query: { ...page, ...query } }, caller);
      return body as readonly ApprovalRequest[];
    };
    const wins = async () =>
      (await succeed(platform, 'listWins', {
        query: { page: 0, limit: 500, sort_field: 'timestamp', sort_direction: 1 },
      })) as readonly { transaction_id: string; state: string }[];
    await work({
      ...{ platform, clock, instanceId, list },
      call: (operation, caller, parts) => platform.call(operation, parts, caller),
      ask: async (operation, caller, body) => {
        const before = new Set((await list()).map(({ id }) => id));
        const path = operation === 'setOperatorSettings' ? { path: { operator_id: 'northstar' } } : {};
        const { status, code } = await platform.call(operation, { ...path, body }, caller);
        assert.ok(status === 202 || /Wins|Cancels/.test(operation), `${operation}: ${status} ${code}`);
        const [asked, ...more] = (await list()).filter(({ id }) => !before.has(id));
        assert.equal(more, []);
        if (asked === undefined) throw new Error(`${operation} left no request`);
        return asked.id;
      },
      approve: (id, caller) => platform.call('approveRequest', { path: { approval_request_id: id } }, caller),
      owe: async (pot_id) => {
        const known = new Set((await wins()).map(({ transaction_id }) => transaction_id));
        const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };
        const setLimits = ({ approvalThreshold, moneyOut }: Pick<Operator, 'approvalThreshold' | 'moneyOut'>) =>
          platform.store.write((tx) => changeOperator(tx, 'northstar', { approvalThreshold, moneyOut }));
        const operator = await platform.store.read((tx) => findOperator(tx, 'northstar'));
        if (operator === undefined) throw new Error('there is no northstar');
        const { moneyOut } = operator;
        const review = moneyOut?.review === undefined ? {} : { review: moneyOut.review };
        // As if it had been won before there was a limit for accounts, or without anyone.
        await setLimits({ approvalThreshold: null, moneyOut: moneyOut && { currency: moneyOut.currency, ...review } });
        await succeed(platform, 'triggerWin', { body: { instance_id: instanceId, pot_id, ...winner } });
        await setLimits(operator);
        const [owed] = (await wins()).filter(({ transaction_id }) => !known.has(transaction_id));
        return owed?.transaction_id ?? '';
      },
      stateOf: async (transactionId) =>
        (await wins()).find(({ transaction_id }) => transaction_id === transactionId)?.state,
      mega: async (field = 'current_value') => {
        const found = await succeed(platform, 'getInstance', { path: { instance_id: instanceId }, query: {} });
        const { pots } = found as { pots: readonly ({ id: string } & Record<string, number>)[] };
        return pots.find(({ id }) => id === 'mega')?.[field] ?? Number.NaN;
      },
    });
    assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
  });
};
