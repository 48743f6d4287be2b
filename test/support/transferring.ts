import type { Client, Reply } from './server.ts';
import { instantiation, openJackpot, threePots } from './story.ts';
import { select } from './tables.ts';

/** Each pot of the source to the one of the same name. */
export const SAME_POTS = ['minor', 'major', 'mega'].map((pot) => ({ source_pot: pot, target_pot: pot }));

/** A second jackpot of northstar, from its own template. */
export const openTwin = async (client: Client, changes: object = {}, instance: object = {}): Promise<string> =>
  (
    await openJackpot(
      client,
      threePots({ id: 'twin', ...changes }),
      instantiation({ instance_name: 'Twin star', instance_game_code: 'twin-star', ...instance }),
    )
  ).id;

/** Transfers all pots of one instance to those of the same names in another, unless the changes say otherwise. */
export const transferring = async (
  client: Client,
  between: readonly [source: string, target: string],
  changes: object = {},
  more: { readonly headers?: Record<string, string>; readonly token?: string } = {},
): Promise<Reply> =>
  client.call('transferPots', {
    body: {
      source_instance_id: between[0],
      target_instance_id: between[1],
      user_id: select(client.data, "select id from accounts where username = 'root'")[0]?.id,
      transfer_optins: false,
      pot_rules: SAME_POTS,
      reason: 'Tri Star is replaced.',
      ...changes,
    },
    ...more,
  });

/** The faults of a refused transfer: the code, and each pointer. */
export const faultsOf = ({ status, body }: Reply): string =>
  [status, body?.code, ...(body?.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)]
    .filter((part) => part !== undefined)
    .join(' ');

/** The net flow between all instances in micros: 0 unless money was created or lost. */
export const netTransfers = (data: string): unknown =>
  select(data, "select sum(amount) as net from ledger_postings where account in ('transferredIn', 'transferredOut')")[0]
    ?.net;

/** The balances of every pot of an instance, in units. */
export const stockOf = async (client: Client, id: string): Promise<Record<string, number[]>> =>
  Object.fromEntries(
    (await client.call('getInstance', { path: { instance_id: id } })).body.pots.map(
      (pot: { id: string; current_value: number; contributed_seed: number } & Record<string, number>) => [
        pot.id,
        [pot.current_value, pot.contributed_seed, pot.surplus_seed, pot.overflow_amount],
      ],
    ),
  );
