import { logIn } from '../credentials/log-in.ts';
import type { PlatformHandler } from '../handler.ts';

/** A1, at its former path. */
export const loginAdmin: PlatformHandler<'loginAdmin'> = logIn;
