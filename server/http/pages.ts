import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { refuse } from '../../platform/unit/reply.ts';
import { answer } from './answer.ts';

/** A file that a browser may ask for, as it was built. */
export type ServedFile = { readonly file: string; readonly type: string; readonly etag: string };

/** Built files: their addresses and their contents. */
export type Pages = {
  readonly pages: ReadonlyMap<string, ServedFile>;
  /** A file, compressed with gzip. */
  read(file: string): Promise<Uint8Array>;
};

const unpack = promisify(gunzip);
const pack = promisify(gzip);

/** Matches the server URL of a specification, which puts the platform at the start of its host. */
const SERVER = /^(\s+"url": "|\s+- url: )\/(?="?$|",$)/m;
/** But the one of the wallet, which is the operator's. */
const SPECIFICATION = /^docs\/(?!wallet\/)[^/]+\/openapi\.(?:json|yaml)$/;

export const PAGE_METHODS = ['GET', 'HEAD'];

/** Answers with a built file. */
export const servePage = async (
  ctx: Context,
  { read }: Pages,
  { file, type, etag }: ServedFile,
  policy: string,
): Promise<void> => {
  const { prefix } = ctx.state;
  const isBelow = prefix !== '' && SPECIFICATION.test(file);
  ctx.set({
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    // A page that opens this one gets no handle of its window.
    'cross-origin-opener-policy': 'same-origin',
    // Cached, but revalidated each time: an upgrade shows at once, and an unchanged page costs no transfer.
    'cache-control': 'no-cache',
    // Weak: it covers the page both compressed and uncompressed.
    etag: `W/"${etag}${isBelow ? `-${Buffer.from(prefix).toString('base64url')}` : ''}"`,
  });
  ctx.vary('accept-encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const packed = isBelow ? await placedBelow(prefix, await read(file)) : await read(file);
  const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isPacked) ctx.set('content-encoding', 'gzip');
  ctx.type = type;
  ctx.body = isPacked ? Buffer.from(packed) : await unpack(packed);
};

/** A specification whose server is where a proxy serves the platform. */
const placedBelow = async (prefix: string, packed: Uint8Array): Promise<Uint8Array> =>
  pack(String(await unpack(packed)).replace(SERVER, `$1${prefix}`));

/** Sends the browser to another address, relative to the requested one: a proxy may serve the platform below a prefix. */
export const leadTo = (ctx: Context, status: 302 | 308, address: string): void => {
  ctx.set('location', address);
  ctx.body = null;
  ctx.status = status;
};

/** Refuses a method and lists the allowed ones. */
export const refuseMethod = (ctx: Context, methods: readonly string[]): void => {
  ctx.set('allow', methods.join(', '));
  answer(ctx, refuse('method_not_allowed', { detail: `${ctx.path} allows ${methods.join(', ')}.` }));
};

/** Leads a person who has nothing but the address of the platform to where they begin. */
export const serveBeginning =
  (beginning: string): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/') return next();
    // Not permanent, and so not kept.
    return PAGE_METHODS.includes(ctx.method) ? leadTo(ctx, 302, beginning) : refuseMethod(ctx, PAGE_METHODS);
  };

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. A file that is fetched from the platform is current, so it need not last. */
const LASTS_DAYS = 90;

/** Says where to report a vulnerability of this platform (RFC 9116). */
export const serveSecurityText =
  (contact: string, clock: () => number): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== PATH) return next();
    if (!PAGE_METHODS.includes(ctx.method)) return refuseMethod(ctx, PAGE_METHODS);
    // Whole days, so that the file changes once a day.
    const expires = new Date((Math.floor(clock() / DAY_MS) + LASTS_DAYS) * DAY_MS);
    ctx.set('cache-control', 'max-age=86400');
    ctx.status = 200;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = `Contact: ${contact}\nExpires: ${expires.toISOString().replace('.000Z', 'Z')}\n`;
  };
