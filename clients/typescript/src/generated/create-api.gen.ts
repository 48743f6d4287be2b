// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { createCalls } from './client.gen.ts';
import { type ClientOptions, createClient } from './create-client.gen.ts';

/** Creates an object with all operations as methods, and its `client`, for functions that take one. */
export const createApi = (options: ClientOptions) => {
  const client = createClient(options);
  return { client, ...createCalls(client) };
};

export type Api = ReturnType<typeof createApi>;
