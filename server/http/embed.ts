import type { Context, Middleware } from 'koa';
import { PAGE_METHODS, type Pages, refuseMethod, servePage } from './pages.ts';

const START = '/embed/';
const PARTS = `${START}parts/`;

/** A module is no page; a browser that opens it as one loads nothing. */
const MODULE_POLICY = "default-src 'none'";
/** The page of the demo: modules and requests of this platform, pictures that are written in style sheets. */
const LOBBY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The fixed names lead to parts whose names change with their contents. */
const cacheOf = (path: string): string =>
  path.startsWith(PARTS) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';

/**
 * Serves the web components to pages of the origins that may make requests. `/lobby`, which shows them, belongs to the demo alone.
 */
export const serveEmbed =
  (built: Pages, hasLobby: boolean): Middleware =>
  async (ctx: Context, next) => {
    const isLobby = hasLobby && (ctx.path === '/lobby' || ctx.path.startsWith('/lobby/'));
    const file = isLobby || ctx.path.startsWith(START) ? built.pages.get(ctx.path) : undefined;
    if (file === undefined) return next();
    if (!PAGE_METHODS.includes(ctx.method)) return refuseMethod(ctx, PAGE_METHODS);
    await servePage(ctx, built, file, isLobby ? LOBBY_POLICY : MODULE_POLICY);
    if (!isLobby) ctx.set('cache-control', cacheOf(ctx.path));
  };
