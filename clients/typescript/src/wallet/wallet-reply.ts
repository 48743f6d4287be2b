import type { ReceivedReply } from '../http/receiver.ts';
import { problems } from './generated/operations.gen.ts';
import type { WalletProblem } from './refusal.ts';

/** A fault in one field: a JSON pointer into the body, or `/header/name`, and what to do. */
export type FieldFault = { readonly pointer: string; readonly detail: string };

/** The reply of an operation. */
export type WalletReply =
  | { readonly status: 200; readonly body: object }
  | {
      readonly problem: string;
      /** The status of a code that is not in the list. */
      readonly status?: number;
      readonly detail?: string | undefined;
      readonly errors?: readonly FieldFault[];
      readonly headers?: Readonly<Record<string, string>>;
    };

const PATH_LENGTH = 2048;
const CHALLENGE = 'Bearer realm="wallet"';
/** A bearer token was sent and is not the right one, as in RFC 6750. */
const REFUSED_TOKENS: ReadonlySet<string> = new Set(['token_invalid', 'session_expired']);

/** Writes a reply: a refusal as `application/problem+json`. */
export const writeReply = (reply: WalletReply, path: string, requestId: string): ReceivedReply => {
  const always = {
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  if (!('problem' in reply))
    return {
      status: 200,
      headers: { ...always, 'content-type': 'application/json' },
      body: JSON.stringify(reply.body),
    };
  const { problem: code, detail, errors, headers } = reply;
  const known = Object.hasOwn(problems, code) ? problems[code as WalletProblem] : undefined;
  const { status, title, action } = known ?? { status: reply.status ?? 422, title: code, action: '' };
  const document = {
    type: known === undefined ? 'about:blank' : `/problems/${code}`,
    title,
    status,
    detail: [detail, action].filter((text) => text !== undefined && text !== '').join(' ') || title,
    instance: encodeURI(path).slice(0, PATH_LENGTH).replace(/%.?$/, ''),
    code,
    ...(errors === undefined ? {} : { errors }),
    request_id: requestId,
  };
  const challenge = REFUSED_TOKENS.has(code) ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
  return {
    status,
    headers: {
      ...always,
      ...(status === 401 ? { 'www-authenticate': challenge } : {}),
      ...(status === 503 ? { 'retry-after': '1' } : {}),
      ...headers,
      'content-type': 'application/problem+json',
    },
    body: JSON.stringify(document),
  };
};
