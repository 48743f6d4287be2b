import { logIn } from '../../platform/accounts/log-in.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** A1. */
export const login: PlatformHandler<'login'> = logIn;
