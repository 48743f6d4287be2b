import type { Environment } from '../server/base/environment.ts';
import { readConfig } from '../server/start/config.ts';

/** The data folder, for commands that need no other setting: one that is invalid for `serve` must not stop them. */
export const dataFolderOf = (
  flags: { readonly data?: string | undefined },
  { PITBOSS_DATA, PITBOSS_DATA_FILE }: Environment,
): string => readConfig({ data: flags.data }, { PITBOSS_DATA, PITBOSS_DATA_FILE }).data;
