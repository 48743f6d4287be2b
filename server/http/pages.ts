import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'koa';
import { refuse } from '../../platform/unit/reply.ts';
import { answer } from './answer.ts';

/** A file that a browser may ask for, as it was built. */
export type Served = { readonly file: string; readonly type: string; readonly etag: string };

/** Built files: their addresses and their contents. */
export type Pages = {
  readonly pages: ReadonlyMap<string, Served>;
  /** A file, compressed with gzip. */
  read(file: string): Promise<Uint8Array>;
};

const unpack = promisify(gunzip);

export const PAGE_METHODS = ['GET', 'HEAD'];

/** Answers with a built file. */
export const servePage = async (
  ctx: Context,
  { read }: Pages,
  { file, type, etag }: Served,
  policy: string,
): Promise<void> => {
  ctx.set({
    'content-security-policy': policy,
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
  const packed = await read(file);
  const gzip = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (gzip) ctx.set('content-encoding', 'gzip');
  ctx.type = type;
  ctx.body = gzip ? Buffer.from(packed) : await unpack(packed);
};

/** Sends the browser to another address, relative to the one that it asked for: a proxy may serve the platform under a path of its own. */
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
