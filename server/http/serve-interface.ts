import type { RequestListener } from 'node:http';
import { type AppOptions, createApp } from './app.ts';
import { createDirect } from './direct.ts';
import type { Interface } from './interface.ts';
import { operate } from './operate.ts';
import { resolve } from './resolve.ts';

/** Serves an interface: its operations directly, and with Koa everything that the direct way leaves to it. */
export const serveInterface = async <Caller>(api: Interface<Caller>, options: AppOptions): Promise<RequestListener> => {
  const operations = resolve(api);
  const direct = createDirect(api, operations, options);
  const koa = createApp(await operate(api, operations), options).callback();
  return (request, response) => {
    if (!direct(request, response)) void koa(request, response);
  };
};
