import { logIn } from '../credentials/log-in.ts';
import type { PlatformHandler } from '../handler.ts';

/** A1. */
export const login: PlatformHandler<'login'> = logIn;
