import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { refuse } from '../../platform/unit/reply.ts';
import { answer } from './answer.ts';

/** One page of the documentation, as docs/build.ts writes it down. */
export type Served = { readonly file: string; readonly type: string; readonly etag: string };

/** The documentation that was built: which addresses there are, and their contents. */
export type Docs = {
  readonly pages: ReadonlyMap<string, Served>;
  /** A file, compressed with gzip. */
  read(file: string): Promise<Uint8Array>;
};

const unpack = promisify(gunzip);

/**
 * What a page may do: nothing beyond this host, no inline script, no eval. Redoc writes its styles through the object model into a style
 * element that is empty, and the hash of the empty text is what allows that; its icons are data.
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

/**
 * Serves the pages, and leaves every other address to whoever comes next. Only addresses that were written down exist, so that no path of a
 * caller's reaches a file system.
 */
export const serveDocs =
  (docs: Docs): Middleware =>
  async (ctx, next) => {
    const page = docs.pages.get(ctx.path);
    if (page !== undefined) return METHODS.includes(ctx.method) ? serve(ctx, docs, page) : refuseMethod(ctx, METHODS);
    const address = ctx.path.replace(/\/$/, '');
    if (!docs.pages.has(address) || !METHODS.includes(ctx.method)) return next();
    // Relative, because a proxy may serve the platform below a path of its own.
    ctx.set('location', `../${address.split('/').at(-1)}`);
    ctx.body = null;
    ctx.status = 308;
  };

const serve = async (ctx: Context, docs: Docs, { file, type, etag }: Served): Promise<void> => {
  ctx.set({
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    // Kept, and asked for again each time: an upgrade is seen at once, and an unchanged page costs no transfer.
    'cache-control': 'no-cache',
    // Weak: it stands for the page, compressed or not.
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

/** Refuses a method with those that the path has. */
export const refuseMethod = (ctx: Context, methods: readonly string[]): void => {
  ctx.set('allow', methods.join(', '));
  answer(ctx, refuse('method_not_allowed', { detail: `${ctx.path} is served for ${methods.join(', ')}.` }));
};
