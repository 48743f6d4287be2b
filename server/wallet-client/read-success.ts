import type { ErrorObject } from 'ajv';
import { replies } from '../../generated/built/wallet/replies.gen.mjs';
import type { Operation } from '../../generated/wallet/client.gen.ts';
import { isProblem } from '../http/is-problem.ts';
import { failed, NotDone } from './not-done.ts';
import { walletMessage } from './wallet-message.ts';

type Validator = ((data: unknown) => boolean) & { errors?: readonly ErrorObject[] | null };

/** These do not tell whether the call took effect. */
const UNCERTAIN_CLIENT_STATUSES = new Set([408, 425, 429]);
/** It promises to act and does not confirm that it did. */
const ACCEPTED = 202;
/** A wallet's code appears in our own refusals, in the store and in the log. */
const CODE = /^[a-z0-9_]{1,64}$/;
/** These mean that the wallet rejects the platform; they say nothing about the player. */
const ABOUT_THE_PLATFORM: ReadonlySet<string> = new Set(['token_missing', 'token_invalid', 'signature_invalid']);

type Declared = { readonly body: Validator | null; readonly leaveOutNulls?: (body: unknown) => void };
type Withheld = { readonly secrets: readonly string[]; readonly playerToken?: string | undefined };
type Reply = { readonly status: number; readonly text: string };

/**
 * The body of a wallet's reply, if it confirms that the call is done.
 * @param isFirst the call is sent for the first time.
 * @param secrets of both sides, never echoed.
 * @param playerToken of the call's session, never echoed; while it is unknown, the wallet's message is dropped.
 * @throws NotDone for any other reply, with what it tells about the effect.
 */
export const readSuccess = (
  operation: Pick<Operation, 'operationId'>,
  { status, text }: Reply,
  { isFirst = false, ...withheld }: { readonly isFirst?: boolean | undefined } & Withheld,
): unknown => {
  const body = parsed(text);
  if (status === ACCEPTED)
    throw failed('The wallet answered 202: it will act, but does not confirm that it did.', status);
  if (status >= 200 && status < 300) {
    const fault = faultOf(operation, status, body);
    if (fault === undefined) return body;
    throw failed(`The wallet answered ${status} with an invalid body: ${text === '' ? 'none' : fault}.`, status);
  }
  if (status === 409 && isFirst) throw failed('The wallet answered 409 to a call that was sent once.', status);
  if (status >= 400 && status < 500 && !UNCERTAIN_CLIENT_STATUSES.has(status)) throw refusal(status, body, withheld);
  throw failed(`The wallet answered ${status}.`, status);
};

/**
 * The first fault of a body; undefined when it is valid. A success without a schema of its own uses that of 200. A null that may be left
 * out is removed.
 */
const faultOf = (
  { operationId }: Pick<Operation, 'operationId'>,
  status: number,
  body: unknown,
): string | undefined => {
  const declared = (replies as Record<string, Record<string, Declared>>)[operationId];
  const reply = declared?.[status] ?? declared?.[200];
  reply?.leaveOutNulls?.(body);
  const validator = reply?.body;
  if (validator === undefined) return 'no body is expected';
  if (validator === null || validator(body)) return undefined;
  if (body === undefined) return 'it is not JSON';
  const [fault] = validator.errors ?? [];
  return `${fault?.instancePath || 'it'} ${fault?.message ?? 'is not valid'}`;
};

/** Whether a wallet rejects the platform itself, as it does when it does not know the secret. */
export const rejectsPlatform = ({
  status,
  text,
}: {
  readonly status: number;
  readonly text: string | undefined;
}): boolean => {
  if (status !== UNAUTHORIZED || text === undefined) return false;
  const body = parsed(text);
  return isAboutPlatform(codeOf(isProblem(body) ? body.code : undefined, status));
};

const UNAUTHORIZED = 401;

const isAboutPlatform = (code: string): boolean => ABOUT_THE_PLATFORM.has(code) || code === `status ${UNAUTHORIZED}`;

const refusal = (status: number, body: unknown, { secrets, playerToken = '' }: Withheld): NotDone => {
  const withheld = [...secrets, playerToken];
  const code = codeOf(isProblem(body) && !withheld.includes(body.code) ? body.code : undefined, status);
  const isOfPlatform = isAboutPlatform(code);
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

/** The code of a refusal, or its status if the code is malformed. */
export const codeOf = (code: string | undefined, status: number): string =>
  code !== undefined && CODE.test(code) ? code : `status ${status}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
