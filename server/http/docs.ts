import type { Middleware } from 'koa';
import { leadTo, PAGE_METHODS, type Pages, refuseMethod, servePage } from './pages.ts';

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

/** Serves the pages and passes every other request on. Only known addresses are served, so a caller's path never reaches the file system. */
export const serveDocs =
  (docs: Pages): Middleware =>
  async (ctx, next) => {
    const page = docs.pages.get(ctx.path);
    if (page !== undefined)
      return PAGE_METHODS.includes(ctx.method) ? servePage(ctx, docs, page, POLICY) : refuseMethod(ctx, PAGE_METHODS);
    const address = ctx.path.replace(/\/$/, '');
    if (!docs.pages.has(address) || !PAGE_METHODS.includes(ctx.method)) return next();
    leadTo(ctx, 308, `../${address.split('/').at(-1)}`);
  };
