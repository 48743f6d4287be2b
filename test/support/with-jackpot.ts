import { type Client, type Reply, withServer } from './server.ts';
import { openJackpot, registerOwners, threePots } from './story.ts';

/** Runs work against a platform that has northstar, its brand luna and a running jackpot. */
export const withJackpot = (
  work: (client: Client, instance: Reply['body'], data: string) => Promise<void>,
  template: object = threePots(),
): Promise<void> =>
  withServer(async (client, data) => {
    await registerOwners(client);
    await work(client, await openJackpot(client, template), data);
  });

/** The same without a jackpot: only northstar and its brand luna. */
export const withOwners = (work: (client: Client, data: string) => Promise<void>): Promise<void> =>
  withServer(async (client, data) => {
    await registerOwners(client);
    await work(client, data);
  });

/** The result of a request: its status, and the code of a problem. */
export const outcome = ({ status, body }: Reply): string =>
  body !== undefined && 'code' in body ? `${status} ${body.code}` : String(status);
