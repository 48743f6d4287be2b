import { type Begun, begin, comeBack, type LoginOptions, withProvider } from './external-login.ts';
import { IdentityProvider } from './identity-provider.ts';
import type { Client, Reply } from './server.ts';

/** A complete login of the provider's current person. */
export const logIn = async (client: Client, provider: IdentityProvider): Promise<Begun & { readonly reply: Reply }> => {
  const begun = await begin(client);
  const reply = await comeBack(client, await provider.visit(begun.location.href), begun.cookie);
  return { ...begun, reply };
};

/** Runs work against a platform with a real identity provider configured. */
export const withIdentityProvider = async (
  work: (client: Client, provider: IdentityProvider, data: string) => Promise<void>,
  options: LoginOptions & { readonly provider?: Parameters<typeof IdentityProvider.start>[0] } = {},
): Promise<void> => {
  const provider = await IdentityProvider.start(options.provider);
  try {
    await withProvider(provider.issuer, (client, data) => work(client, provider, data), options);
  } finally {
    await provider.stop();
  }
};
