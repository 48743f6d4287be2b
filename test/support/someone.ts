import type { Caller } from '../../platform/unit/handler.ts';
import { SYSTEM } from './platform.ts';

/** A caller who may do everything with these owners and their brands, and reaches nothing else. */
export const someone = (...paths: string[]): Caller => ({
  ...SYSTEM,
  type: 'User',
  access: { ...SYSTEM.access, everything: false, paths: new Set(paths) },
});
