import { createOrganisation } from '../../db/operators/organisations.ts';
import type { Account } from '../../db/tables/accounts.ts';
import { organisation, saveAccounts, tokenFor } from './accounts.ts';
import { type Client, type OperationId, type Parts, type Reply, withServer } from './server.ts';

/** Calls as one account. */
export type As = (operationId: OperationId, parts?: Parts) => Promise<Reply>;

/**
 * A platform with two trees: `group` above `northstar`, which has the units `luna` and `casino`, above `northstar-eu`; and `southstar`.
 * `luna` stands for the brand of the operator northstar; `casino` only groups accounts.
 */
export const withTree = (
  callers: readonly Account[],
  work: (as: (caller: Account) => As, client: Client, data: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> =>
  withServer(
    async (client, data) => {
      await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar Gaming' }] });
      await client.call('saveBrands', {
        path: { operator_id: 'northstar' },
        body: [
          { id: 'luna', name: 'Luna' },
          { id: 'nova', name: 'Nova' },
        ],
      });
      const as =
        (caller: Account): As =>
        async (operationId, parts = {}) =>
          client.call(operationId, { ...parts, token: await tokenFor(data, caller) });
      await work(as, client, data);
    },
    environment,
    async (store) => {
      await store.write(async (tx) => {
        await createOrganisation(tx, organisation({ id: 'group', baseCurrency: 'EUR', units: ['back-office'] }));
        await createOrganisation(tx, organisation({ id: 'northstar', parentId: 'group', units: ['luna', 'casino'] }));
        await createOrganisation(tx, organisation({ id: 'northstar-eu', parentId: 'northstar', baseCurrency: 'SEK' }));
        await createOrganisation(tx, organisation({ id: 'southstar' }));
      });
      await saveAccounts(...callers)(store);
    },
  );
