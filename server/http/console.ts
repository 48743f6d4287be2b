import type { Middleware } from 'koa';
import { leadTo, PAGE_METHODS, type Pages, refuseMethod, servePage } from './pages.ts';

/** Nothing but the console's own files, and calls to the platform that serves it. */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const START = '/console';
const FILES = `${START}/files/`;

/**
 * Serves the console. Each of its screens has an address, and each is the same page, which draws the screen; the page names its files
 * relative to itself, so there is one for each depth of address.
 */
export const serveConsole =
  (built: Pages): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== START && !ctx.path.startsWith(`${START}/`)) return next();
    if (!PAGE_METHODS.includes(ctx.method)) return refuseMethod(ctx, PAGE_METHODS);
    if (ctx.path.startsWith(FILES)) {
      const file = built.pages.get(ctx.path);
      return file === undefined ? next() : servePage(ctx, built, file, CONSOLE_POLICY);
    }
    // One address a screen, so that a link and its copy are equal.
    if (ctx.path.endsWith('/')) return leadTo(ctx, 308, `../${ctx.path.split('/').at(-2)}${ctx.search}`);
    const page = built.pages.get(`${START}/at-${ctx.path.split('/').length - 2}`);
    return page === undefined ? next() : servePage(ctx, built, page, CONSOLE_POLICY);
  };
