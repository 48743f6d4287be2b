import type { Client, Reply } from './server.ts';

/** Pauses, resumes or terminates an instance. */
export const switching =
  (operation: 'pauseInstance' | 'resumeInstance' | 'terminateInstance') =>
  (client: Client, instance_id: string, headers: Record<string, string> = {}, reason = 'A check.'): Promise<Reply> =>
    client.call(operation, { path: { instance_id }, body: { reason }, headers });

export const statusOf = async (client: Client, instance_id: string): Promise<string> =>
  (await client.call('getInstance', { path: { instance_id } })).body.status;
