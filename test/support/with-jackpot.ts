import { type Client, type Reply, withServer } from './server.ts';
import { openJackpot, registerOwners, threePots } from './story.ts';

/** Runs work against a platform on which northstar, its brand luna and a running jackpot exist. */
export const withJackpot = (
  work: (client: Client, instance: Reply['body'], data: string) => Promise<void>,
  template: object = threePots(),
): Promise<void> =>
  withServer(async (client, data) => {
    await registerOwners(client);
    await work(client, await openJackpot(client, template), data);
  });

/** The same without a jackpot: northstar and its brand luna alone. */
export const withOwners = (work: (client: Client, data: string) => Promise<void>): Promise<void> =>
  withServer(async (client, data) => {
    await registerOwners(client);
    await work(client, data);
  });

/** What a request came to: its status, and the code of a problem. */
export const outcome = ({ status, body }: Reply): string =>
  body !== undefined && 'code' in body ? `${status} ${body.code}` : String(status);
