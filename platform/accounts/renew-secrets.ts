import { changeSecondFactor, listSecondFactorsAfter } from '../../db/accounts/second-factors.ts';
import { listDestinationsAfter, updateDestination } from '../../db/deliveries/destinations.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listOauthProvidersAfter, updateOauthProvider } from '../../db/logins/oauth-providers.ts';
import type { From, Rotated } from '../unit/key-rotation.ts';
import type { SecretBox } from '../unit/services.ts';

/** Encrypts secrets with the newest key, a portion of a table at a time; undefined after the last. Can be repeated from anywhere. */
export const RENEWALS: readonly ((tx: Tx, secrets: SecretBox, from: From) => Promise<Rotated>)[] = [
  async (tx, secrets, { after, limit }) => {
    const rows = await listDestinationsAfter(tx, after, limit);
    let renewed = 0;
    for (const { id, secret, previousSecret } of rows) {
      const [current, previous] = [secrets.renew(secret), previousSecret && secrets.renew(previousSecret)];
      if (current === undefined && (previous === undefined || previous === null)) continue;
      await updateDestination(tx, id, {
        secret: current ?? secret,
        previousSecret: previous === '' ? previousSecret : (previous ?? previousSecret),
      });
      renewed += 1;
    }
    return portionOf(rows.at(-1)?.id, renewed);
  },
  async (tx, secrets, { after, limit }) => {
    const rows = await listOauthProvidersAfter(tx, after, limit);
    let renewed = 0;
    for (const { key, clientSecret } of rows) {
      const next = secrets.renew(clientSecret);
      if (next === undefined) continue;
      await updateOauthProvider(tx, key, { clientSecret: next });
      renewed += 1;
    }
    return portionOf(rows.at(-1)?.key, renewed);
  },
  async (tx, secrets, { after, limit }) => {
    const rows = await listSecondFactorsAfter(tx, after, limit);
    let renewed = 0;
    for (const { accountId, secret } of rows) {
      const next = secrets.renew(secret);
      if (next === undefined) continue;
      await changeSecondFactor(tx, accountId, { secret: next });
      renewed += 1;
    }
    return portionOf(rows.at(-1)?.accountId, renewed);
  },
];

const portionOf = (last: string | undefined, renewed: number): Rotated =>
  last === undefined ? undefined : { last, count: renewed };
