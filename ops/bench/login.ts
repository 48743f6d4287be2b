import type { ReadyPlatform } from './child.ts';

/** A token of the platform's administrator, for half an hour. */
export const login = async (url: string, admin: ReadyPlatform['admin']): Promise<string> => {
  const reply = await fetch(`${url}/accounts/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!reply.ok) throw new Error(`a login failed with ${reply.status}`);
  const { token }: { readonly token: string } = JSON.parse(await reply.text());
  return token;
};
