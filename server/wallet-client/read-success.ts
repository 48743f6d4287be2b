import type { ErrorObject } from 'ajv';
import { replies } from '../../generated/built/wallet/replies.gen.mjs';
import type { Operation } from '../../generated/wallet/client.gen.ts';
import { routes } from '../../generated/wallet/operations.gen.ts';
import { repeatedMember } from '../http/parse-json.ts';
import { isProblem } from '../http/problem.ts';
import { failed, NotDone } from './not-done.ts';

/** The number of a wallet message's characters that are passed on. */
const WORDS_LENGTH = 300;

/**
 * The wallet's explanation of a refusal: the `detail` of its problem, else the `message` of a body that is no problem document, else the
 * `title`, as one line of at most 300 characters without
 * control characters. Undefined when it contains markup, such as an error page of a proxy, or a withheld secret.
 */
export const walletMessage = (body: unknown, withheld: readonly string[]): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  for (const name of ['detail', 'message', 'title']) {
    const text = fields.get(name);
    if (typeof text !== 'string') continue;
    const words = text
      .toWellFormed()
      .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
      .trim();
    if (words === '' || /[<>]/.test(words) || withheld.some((secret) => words.includes(secret))) continue;
    return [...words].slice(0, WORDS_LENGTH).join('');
  }
  return undefined;
};

type Validator = ((data: unknown) => boolean) & { errors?: readonly ErrorObject[] | null };

/** These do not say whether the call took effect. */
const UNCERTAIN_CLIENT_STATUSES = new Set([408, 425, 429]);
/** It promises to act and does not confirm that it did. */
const ACCEPTED = 202;
/** A wallet's code appears in our own refusals, in the store and in the log, as the wallet sent it. */
const CODE = /^[A-Za-z0-9_.:-]{1,64}$/;
/** The interface's codes, which a short secret such as `token` may be a part of by chance. */
const DECLARED: ReadonlySet<string> = new Set(routes.flatMap(({ problems }) => problems));
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
 * @throws NotDone for any other reply, with what it says about the effect.
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
    const fault = isRepeated(text, body) ? 'an object has a field twice' : faultOf(operation, status, body);
    if (fault === undefined) return body;
    throw failed(`The wallet answered ${status} with an invalid body: ${text === '' ? 'none' : fault}.`, status);
  }
  if (status === 409 && isFirst) throw failed('The wallet answered 409 to a call that was sent once.', status);
  if (status >= 400 && status < 500 && !UNCERTAIN_CLIENT_STATUSES.has(status))
    throw refusal(status, readable(text, body), withheld);
  throw failed(`The wallet answered ${status}.`, status);
};

/**
 * The first fault of a body; undefined when it is valid. A success without a separate schema uses that of 200. A null that may be left
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

/** Reports whether a wallet rejects the platform itself, as it does when it does not know the secret. */
export const rejectsPlatform = ({
  status,
  text,
}: {
  readonly status: number;
  readonly text: string | undefined;
}): boolean => {
  if (status !== UNAUTHORIZED || text === undefined) return false;
  const body = readable(text, parsed(text));
  return isAboutPlatform(readableCode(isProblem(body) ? body.code : undefined, status));
};

const UNAUTHORIZED = 401;

const isAboutPlatform = (code: string): boolean => ABOUT_THE_PLATFORM.has(code) || code === `status ${UNAUTHORIZED}`;

const refusal = (status: number, body: unknown, { secrets, playerToken = '' }: Withheld): NotDone => {
  const withheld = [...secrets, playerToken];
  const code = readableCode(isProblem(body) ? body.code : undefined, status, withheld);
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

/** The code of a refusal, or its status if the code is malformed or has a withheld secret in it. */
export const readableCode = (code: string | undefined, status: number, withheld: readonly string[] = []): string =>
  code !== undefined && CODE.test(code) && !withheld.some((secret) => reveals(code, secret))
    ? code
    : `status ${status}`;

const reveals = (code: string, secret: string): boolean =>
  secret !== '' && (DECLARED.has(code) ? code === secret : code.includes(secret));

/** Of two fields with one name, the wallet may mean the one that we do not read. */
const isRepeated = (text: string, body: unknown): boolean =>
  body !== undefined && repeatedMember(text, body) !== undefined;

/** The body of a refusal; an ambiguous one counts as none, since the status alone says that it is one. */
const readable = (text: string, body: unknown): unknown => (isRepeated(text, body) ? undefined : body);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
