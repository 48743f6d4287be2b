import { type Client, type Reply, withServer } from './server.ts';
import { registerOwners } from './story.ts';

export const LUNA_BRAND = { brand_id: 'northstar:luna' };

/** The defaults as the interface shows them: the base currency is EUR. */
export const DEFAULTS = { JPY: 163, SEK: 11.25, USD: 1.08 };

/** Sets luna's own multipliers, per euro unless given otherwise. */
export const setMultipliers = (
  client: Client,
  multipliers: object,
  { base_currency = 'EUR', ...more }: { base_currency?: string; headers?: Record<string, string>; token?: string } = {},
): Promise<Reply> =>
  client.call('setBrandCurrencies', { path: LUNA_BRAND, body: { base_currency, multipliers }, ...more });

/** Runs work against a platform with default multipliers, northstar and its brand luna. */
export const withCurrencies = (work: (client: Client, data: string) => Promise<void>): Promise<void> =>
  withServer(
    async (client, data) => {
      await registerOwners(client);
      await work(client, data);
    },
    { PITBOSS_MULTIPLIERS: 'USD=1.08,JPY=163,SEK=11.250' },
  );
