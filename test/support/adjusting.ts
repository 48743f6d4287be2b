import type { Client, Reply } from './server.ts';
import { select } from './tables.ts';

type Operation = 'setPotCurrentValue' | 'setPotContributedSeed' | 'setPotSurplusSeed';

/** Sets a balance of the pot minor. */
export const adjusting =
  (operation: Operation) =>
  (
    client: Client,
    instance_id: string,
    adjustment: number,
    changes: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> =>
    client.call(operation, {
      body: { instance_id, pot_id: 'minor', adjustment, reason: 'A launch value.', ...changes },
      headers,
    });

/** A pot as the administration API returns it. */
export const potOf = async (client: Client, instance_id: string, potId = 'minor'): Promise<Reply['body']> =>
  (await client.call('getInstance', { path: { instance_id } })).body.pots.find(
    ({ id }: { id: string }) => id === potId,
  );

/** The ledger's adjustments, each with its postings in micros: `minor.contributedSeed 5000000`. */
export const adjustmentsIn = (data: string): string[][] =>
  select(data, "select id from ledger_entries where kind = 'adjustment' order by id").map(({ id }) =>
    select(
      data,
      'select pot_id, account, amount from ledger_postings where entry_id = ? order by line',
      Number(id),
    ).map(({ pot_id, account, amount }) => `${pot_id}.${account} ${amount}`),
  );
