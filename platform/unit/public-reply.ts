import { createHash } from 'node:crypto';
import { tagsOf } from './refusals.ts';
import { rendered } from './rendered-body.ts';

/** A reply that is the same for everyone, rendered, with the headers that follow from its content. */
export type PublicReply<Body> = {
  readonly body: Body;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The length of its text. */
  readonly size: number;
};

/** Half of a SHA-256 hash, in base64url. */
const TAG_CHARACTERS = 22;

/** Renders a reply once for all who ask for it. `headers` count as content. */
export const renderPublic = <Body extends object>(
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): PublicReply<Body> => {
  const text = JSON.stringify(body);
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url');
  return { body: rendered(body, text), etag: `"${hash.slice(0, TAG_CHARACTERS)}"`, headers, size: text.length };
};

/** Answers a reply that caches may keep for some seconds; to a caller that has it already (RFC 9110, 13.1.2), only that it is the same. */
export const answerPublic = <Body>(
  { body, etag, headers }: PublicReply<Body>,
  { 'if-none-match': known }: { readonly 'if-none-match'?: string },
  maxAgeSeconds: number,
):
  | { readonly status: 200; readonly headers: Record<string, string>; readonly body: Body }
  | { readonly status: 304; readonly headers: Record<string, string> } => {
  const cached = { etag, 'cache-control': `public, max-age=${maxAgeSeconds}` };
  const isKnown = known === '*' || tagsOf(known ?? '').some((tag) => tag.replace(/^W\//, '') === etag);
  return isKnown ? { status: 304, headers: cached } : { status: 200, headers: { ...headers, ...cached }, body };
};
