import { mayCall } from '../../db/accounts/access.ts';
import { findAccountByUsername } from '../../db/accounts/accounts.ts';
import { saveOneTimePassword } from '../../db/accounts/credentials.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { emit, RESET_EVENT } from '../../db/events/outbox.ts';
import { countUnknownLogin } from '../../db/logins/logins.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import type { Draw } from '../../domain/draw.ts';
import type { PasswordResetRequested } from '../../generated/server/types.gen.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';
import type { Services } from '../unit/services.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const TRIES = 5;

/** A request for a one-time password: a username, known or not, and the call that named it. */
export type ResetRequest = { readonly username: string } & Pick<Call, 'operation' | 'requestId' | 'address'>;

/**
 * Records a request in the outbox. It reads no account, so that its time does not reveal whether there is one: the account is found
 * seconds later, so that the time of the next call does not reveal it either. A server of the version before drops it, since it has no contacts and is over.
 */
export const recordResetRequest = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { username, operation, requestId, address }: ResetRequest,
  { secrets }: Pick<Services, 'secrets'>,
): Promise<void> => {
  const asked: ResetRequest = { username, operation, requestId, address };
  const data: PasswordResetRequested = {
    account_id: '',
    username: '',
    // People type passwords where a username belongs.
    otp: secrets.seal(JSON.stringify(asked)),
    expires_at: 0,
    contacts: {},
  };
  return emit(tx, { ...EVENT, operatorId: '', data, createdAtMs: nowMs });
};

const EVENT = { instanceId: '', eventType: RESET_EVENT, brandId: '', playerId: '' } as const;

/**
 * Issues the one-time password of a recorded request, and returns the event to send, in which it is encrypted. Undefined when there is
 * nothing to send: the username is unknown, the account may not log in, or the request is over. An event that is complete already, of an
 * earlier version, is returned as it is.
 */
export const issueOneTimePassword = async (
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId' | 'draw' | 'seal'>,
  event: OutboxEvent,
  { secrets, oneTimePasswordHash }: Pick<Services, 'secrets' | 'oneTimePasswordHash'>,
): Promise<OutboxEvent | undefined> => {
  const { tx, nowMs, draw } = unit;
  const recorded = event.data as PasswordResetRequested;
  if (recorded.account_id !== '') return event;
  const { username, ...call }: ResetRequest = JSON.parse(secrets.open(recorded.otp));
  const expiresAtMs = event.createdAtMs + LIFETIME_MS;
  const account = await findAccountByUsername(tx, username);
  if (account === undefined || expiresAtMs <= nowMs || !(await mayCall(tx, account))) {
    await countUnknownLogin(tx);
    return undefined;
  }
  const otp = drawOneTimePassword(draw);
  await saveOneTimePassword(tx, {
    accountId: account.id,
    hash: oneTimePasswordHash(account.id, otp),
    triesLeft: TRIES,
    expiresAtMs,
  });
  await audit(unit, { ...call, caller: { accountId: account.id, username: account.username } }, ofAccount(account));
  const data: PasswordResetRequested = {
    account_id: account.id,
    username: account.username,
    // Encrypted, because its bytes may remain in the file even when it is erased.
    otp: secrets.seal(otp),
    expires_at: expiresAtMs,
    contacts: account.contacts,
  };
  return { ...event, operatorId: account.organisationId, data };
};

/** Issues the one-time password of a request in the unit that queues its messages. */
export type IssueOneTimePassword = (tx: Tx, event: OutboxEvent) => Promise<OutboxEvent | undefined>;

const drawOneTimePassword = (draw: Draw): string => draw(100_000_000n).toString().padStart(8, '0');
