import type { Middleware } from 'koa';
import { leadTo, PAGE_METHODS, refuseMethod } from './pages.ts';

/** Leads a person who has nothing but the address of the platform to where they begin. */
export const serveBeginning =
  (beginning: string): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/') return next();
    // Not permanent, and so not kept.
    return PAGE_METHODS.includes(ctx.method) ? leadTo(ctx, 302, beginning) : refuseMethod(ctx, PAGE_METHODS);
  };
