import type { CallOptions, Client } from './client-options.ts';
import type { Call } from './operation.ts';

/**
 * The reply to one call as fetch returns it, its body unread, with any status: `rawResponse(client, (raw) => getPet(raw, { path:
 * { id } }))`. Credentials and time limits apply; nothing is retried.
 */
export const rawResponse = async (client: Client, call: (raw: Client) => Promise<unknown>): Promise<Response> => {
  let response: Response | undefined;
  const raw: Call<CallOptions> = (operation, request, options) =>
    client(
      {
        ...operation,
        statuses: Array.from({ length: 500 }, (_, index) => index + 100),
        stream: true,
        read: (reply) => {
          response = reply;
          return undefined;
        },
      },
      request,
      { ...options, retries: 0 },
    );
  await call(Object.assign(raw, { baseUrl: client.baseUrl }));
  if (!response) throw new TypeError('The function must make one call with the client that it receives.');
  return response;
};
