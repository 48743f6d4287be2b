import type { AccountType } from './access.ts';

/** Reports whether an account can have a second factor: it is a person's, and no identity provider answers for its logins. */
export const mayHaveSecondFactor = ({
  type,
  oauthProviderKey,
}: {
  readonly type: AccountType;
  readonly oauthProviderKey: string | null;
}): boolean => isPerson(type) && oauthProviderKey === null;

/** Reports whether accounts of a type are people; the others are software. */
export const isPerson = (type: AccountType): boolean => type !== 'Service' && type !== 'Provider';
