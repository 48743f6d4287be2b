import { createSource, openAnother } from './leading.ts';
import { paidByPlayers } from './paying-players.ts';
import type { Client, Parts, Reply } from './server.ts';
import { instantiation, openJackpot } from './story.ts';
import type { Fault, WalletCall } from './wallet-proxy.ts';

export const SOURCE = { id: 'comet-rush', type: 'source' };
const ALL = { allow_linked_contributions: true };

/** The options of a contribution that also goes to the linked instances. */
export const linked = (options: object = {}) => ({ options: { ...ALL, ...options } });

export const contributeToTarget = (client: Client, body: object, parts: Parts = {}): Promise<Reply> =>
  client.call('contributeToTarget', { ...parts, body });

/** The ids of all contributions in a reply, the target's first. */
export const idsOf = ({ headers }: Reply): string[] => [
  headers.get('contribution-id') ?? '',
  ...(headers.get('linked-contribution-ids')?.split(',') ?? []),
];

/** A jackpot with its own template, whose id becomes the game code. */
export const openBeside = async (client: Client, template: { readonly id: string }): Promise<string> =>
  (await openJackpot(client, template, instantiation({ instance_game_code: template.id }))).id;

/** More jackpots that players pay for, and the source comet-rush, which leads to all of them in order, the given one first. */
export const openLinked = async (client: Client, first: string, count: number): Promise<string[]> => {
  const others: string[] = [];
  for (let number = 2; number <= count; number++)
    others.push(await openBeside(client, paidByPlayers(`paid-${number}`)));
  await createSource(client, SOURCE.id, first, ...others);
  return [first, ...others];
};

/** The same for jackpots that the operator pays for, all of one template. */
export const openFunded = async (client: Client, first: string, count: number): Promise<string[]> => {
  const others: string[] = [];
  for (let number = 2; number <= count; number++) others.push(await openAnother(client, `game-${number}`));
  await createSource(client, SOURCE.id, first, ...others);
  return [first, ...others];
};

/** Decides the outcome of the n-th debit; everything else passes. */
export const atDebit = (n: number, fault: (call: WalletCall) => Fault | Promise<Fault>) => {
  let debits = 0;
  return (call: WalletCall): Fault | Promise<Fault> => (call.kind === 'debit' && ++debits === n ? fault(call) : 'pass');
};
