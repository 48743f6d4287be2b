import type { Client, Reply } from './server.ts';

/** A player of a northstar brand wins a pot by an external trigger. */
export const win = async (
  client: Client,
  instance_id: string,
  pot_id: string,
  brand: string,
  player_id: string,
): Promise<Reply> => {
  const source = { owner_id: 'northstar', source_id: 'office', source_name: 'Office' };
  await client.call('createSources', { body: [source] });
  const body = { instance_id, pot_id, brand_id: `northstar:${brand}`, player_id, source_id: 'office' };
  const reply = await client.call('triggerWin', { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply;
};
