import { queueDelivery } from '../../db/deliveries/deliveries.ts';
import type { Account } from '../../db/tables/accounts.ts';
import { ownerOfAccount } from '../unit/audit.ts';
import type { Unit } from '../unit/handler.ts';
import type { Services } from '../unit/services.ts';

/** A credential that an account logs in with, or a setting that decides where its one-time passwords go. */
export type Credential =
  | 'username'
  | 'password'
  | 'e-mail address'
  | 'contacts'
  | 'identity provider'
  | 'second factor';

const LANE = 'mail';
/** Longer than a mail is retried. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Queues a mail about changed credentials in the unit that changes them, so that the holder learns of a change that someone else made. It
 * goes to the address that the account had before. Nothing is queued without a mail server, an address or a change.
 */
export const mailChanges = async (
  { tx, nowMs, newId }: Pick<Unit, 'tx' | 'nowMs' | 'newId'>,
  { sendsMail, secrets, wakeDeliveries }: Pick<Services, 'sendsMail' | 'secrets' | 'wakeDeliveries'>,
  before: Account,
  changed: readonly Credential[],
): Promise<void> => {
  const address = before.contacts.email ?? '';
  if (!sendsMail || address === '' || changed.length === 0) return;
  await queueDelivery(tx, {
    id: `${newId()}.mail`,
    kind: 'mail',
    lane: LANE,
    ownerId: ownerOfAccount(before),
    destinationId: null,
    address,
    eventType: 'CredentialsChanged',
    // Encrypted, in no list, and erased when it is delivered: it concerns one person.
    body: secrets.seal(textOf(before.username, changed, nowMs)),
    createdAtMs: nowMs,
    secretUntilMs: nowMs + KEPT_MS,
    persistent: false,
  });
  wakeDeliveries([LANE]);
};

const textOf = (username: string, changed: readonly Credential[], nowMs: number): string =>
  [
    'Your account was changed',
    `The account ${username} was changed at ${new Date(nowMs).toUTCString()}.`,
    '',
    `Changed: ${changed.join(', ')}.`,
    '',
    'If you did not expect this, inform the administrator of your organisation at once.',
  ].join('\n');

/** The credentials that differ between two states of an account; a password is not compared. */
export const changedCredentials = (before: Account, after: Account): readonly Credential[] => {
  const { email: beforeEmail = '', ...beforeOthers } = before.contacts;
  const { email: afterEmail = '', ...afterOthers } = after.contacts;
  const isOtherLogin = before.oauthProviderKey !== after.oauthProviderKey || before.oauthSub !== after.oauthSub;
  const isOtherContact = JSON.stringify(beforeOthers) !== JSON.stringify(afterOthers);
  return [
    ...(before.username === after.username ? [] : (['username'] as const)),
    ...(beforeEmail === afterEmail ? [] : (['e-mail address'] as const)),
    ...(isOtherContact ? (['contacts'] as const) : []),
    ...(isOtherLogin ? (['identity provider'] as const) : []),
  ];
};
