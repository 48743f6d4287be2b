// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { createClient as create } from './runtime/client.gen.ts';
import type { Client, ClientOptions as Options } from './runtime/client-options.gen.ts';
import type { Credentials } from './security.gen.ts';

/** Address, credentials, time limits, retries and hooks of a client. */
export type ClientOptions = Options<Credentials>;

/** Creates a client: the first argument of every operation. Nothing is sent before the first call. */
export const createClient = (options: ClientOptions): Client => create(options);
