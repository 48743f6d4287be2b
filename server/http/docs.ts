import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { refuse } from '../../platform/unit/reply.ts';
import { answer } from './answer.ts';

/** One page of the documentation, as docs/build.ts writes it. */
export type Served = { readonly file: string; readonly type: string; readonly etag: string };

/** The built documentation: its addresses and their contents. */
export type Docs = {
  readonly pages: ReadonlyMap<string, Served>;
  /** A file, compressed with gzip. */
  read(file: string): Promise<Uint8Array>;
};

const unpack = promisify(gunzip);

/**
 * Nothing from other hosts, no inline script, no eval. Redoc fills an empty style element through the CSSOM, which the hash of the empty
 * text allows; its icons are data URLs.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const METHODS = ['GET', 'HEAD'];

/** Where a person begins who has nothing but the address of the platform. */
const BEGINNING = 'docs';

/** Serves the pages and passes every other request on. Only known addresses are served, so a caller's path never reaches the file system. */
export const serveDocs =
  (docs: Docs): Middleware =>
  async (ctx, next) => {
    const page = docs.pages.get(ctx.path);
    if (page !== undefined) return METHODS.includes(ctx.method) ? serve(ctx, docs, page) : refuseMethod(ctx, METHODS);
    if (ctx.path === '/') {
      if (!METHODS.includes(ctx.method)) return refuseMethod(ctx, METHODS);
      // Relative, because a proxy may serve the platform under a path of its own. Not permanent, and so not kept.
      ctx.set('location', BEGINNING);
      ctx.body = null;
      ctx.status = 302;
      return;
    }
    const address = ctx.path.replace(/\/$/, '');
    if (!docs.pages.has(address) || !METHODS.includes(ctx.method)) return next();
    ctx.set('location', `../${address.split('/').at(-1)}`);
    ctx.body = null;
    ctx.status = 308;
  };

const serve = async (ctx: Context, docs: Docs, { file, type, etag }: Served): Promise<void> => {
  ctx.set({
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    // Cached, but revalidated each time: an upgrade shows at once, and an unchanged page costs no transfer.
    'cache-control': 'no-cache',
    // Weak: it covers the page both compressed and uncompressed.
    etag: `W/"${etag}"`,
  });
  ctx.vary('accept-encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const packed = await docs.read(file);
  const gzip = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (gzip) ctx.set('content-encoding', 'gzip');
  ctx.type = type;
  ctx.body = gzip ? Buffer.from(packed) : await unpack(packed);
};

/** Refuses a method and lists the allowed ones. */
export const refuseMethod = (ctx: Context, methods: readonly string[]): void => {
  ctx.set('allow', methods.join(', '));
  answer(ctx, refuse('method_not_allowed', { detail: `${ctx.path} allows ${methods.join(', ')}.` }));
};
