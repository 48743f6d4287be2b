import { logIn } from '../../platform/accounts/log-in.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** A1, under its deprecated path. */
export const loginAdmin: PlatformHandler<'loginAdmin'> = logIn;
