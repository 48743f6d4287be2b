import type { ErrorObject } from 'ajv';
import { replies } from '../../generated/built/wallet/replies.gen.mjs';
import type { Operation } from '../../generated/wallet/client.gen.ts';
import { isProblem } from '../http/is-problem.ts';
import { failed, NotDone } from './not-done.ts';
import { walletMessage } from './wallet-message.ts';

type Validator = ((data: unknown) => boolean) & { errors?: readonly ErrorObject[] | null };

/** These say nothing about whether the call took effect. */
const UNCERTAIN_CLIENT_STATUSES = new Set([408, 425, 429]);
/** It promises to act, and does not say that it has. */
const ACCEPTED = 202;
/** A code ends up in our own refusals, in the store and in the log. */
const CODE = /^[a-z0-9_]{1,64}$/;
/** With which a wallet says that it does not believe the platform, and nothing of the player. */
const ABOUT_THE_PLATFORM: ReadonlySet<string> = new Set(['token_missing', 'token_invalid', 'signature_invalid']);

type Declared = { readonly body: Validator | null; readonly leaveOutNulls?: (body: unknown) => void };
type Withheld = { readonly secret: string; readonly playerToken?: string | undefined };
type Reply = { readonly status: number; readonly text: string };

/**
 * The body of a wallet's reply to a call, if it says that the call is done.
 * @param isFirst no copy of this call was sent before.
 * @param secret of both sides, never told again.
 * @param playerToken of the session that the call is for, never told again; while it is not known, no words of the wallet are told.
 * @throws NotDone for any other reply, with what it says of the effect.
 */
export const readSuccess = (
  operation: Operation,
  { status, text }: Reply,
  { isFirst = false, ...withheld }: { readonly isFirst?: boolean | undefined } & Withheld,
): unknown => {
  const body = parsed(text);
  if (status === ACCEPTED) throw failed('The wallet answered 202: that it will act, and not that it has.', status);
  if (status >= 200 && status < 300) {
    const fault = faultOf(operation, status, body);
    if (fault === undefined) return body;
    throw failed(
      `The wallet answered ${status} with a body that does not fit: ${text === '' ? 'none' : fault}.`,
      status,
    );
  }
  if (status === 409 && isFirst) throw failed('The wallet answered 409 to what it was sent once.', status);
  if (status >= 400 && status < 500 && !UNCERTAIN_CLIENT_STATUSES.has(status)) throw refusal(status, body, withheld);
  throw failed(`The wallet answered ${status}.`, status);
};

/** What of a body its schema does not allow; that of 200 counts for every success that has none of its own. A null that may be left out is. */
const faultOf = ({ operationId }: Operation, status: number, body: unknown): string | undefined => {
  const declared = (replies as Record<string, Record<string, Declared>>)[operationId];
  const reply = declared?.[status] ?? declared?.[200];
  reply?.leaveOutNulls?.(body);
  const validator = reply?.body;
  if (validator === undefined) return 'none is expected';
  if (validator === null || validator(body)) return undefined;
  if (body === undefined) return 'it is no JSON';
  const [fault] = validator.errors ?? [];
  return `${fault?.instancePath || 'it'} ${fault?.message ?? 'is not valid'}`;
};

const refusal = (status: number, body: unknown, { secret, playerToken = '' }: Withheld): NotDone => {
  const withheld = [secret, playerToken];
  const code = codeOf(isProblem(body) && !withheld.includes(body.code) ? body.code : undefined, status);
  const isOfPlatform = ABOUT_THE_PLATFORM.has(code) || code === 'status 401';
  const words = playerToken === '' ? undefined : walletMessage(body, withheld);
  return new NotDone(
    {
      outcome: 'refused',
      code,
      ...(isOfPlatform ? { ofPlatform: true } : {}),
      ...(words === undefined ? {} : { words }),
    },
    status,
  );
};

/** The code of a refusal, if it has the form of one. */
export const codeOf = (code: string | undefined, status: number): string =>
  code !== undefined && CODE.test(code) ? code : `status ${status}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
