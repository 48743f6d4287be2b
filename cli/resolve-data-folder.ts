import type { Environment } from '../server/base/environment.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { SETTINGS } from '../server/settings/settings.ts';

/** The data folder, for commands that need no other setting: one that is invalid for `serve` must not stop them. */
export const resolveDataFolder = (flags: { readonly data?: string | undefined }, environment: Environment): string =>
  readOne('data', flags, environment) ?? SETTINGS.data.default;
