import type { Caller } from '../../platform/unit/handler.ts';
import { SYSTEM } from './platform.ts';

/** A caller with all permissions on these owners and their brands, and no others. */
export const someone = (...paths: string[]): Caller => ({
  ...SYSTEM,
  type: 'User',
  access: { ...SYSTEM.access, everything: false, paths: new Set(paths) },
});
