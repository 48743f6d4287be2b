import type { Environment } from '../server/base/environment.ts';
import { readConfig } from '../server/start/config.ts';

/** Where the data is, for a command that reads no other setting: one that is wrong for `serve` must not stop it. */
export const dataFolderOf = (
  flags: { readonly data?: string | undefined },
  { PITBOSS_DATA, PITBOSS_DATA_FILE }: Environment,
): string => readConfig({ data: flags.data }, { PITBOSS_DATA, PITBOSS_DATA_FILE }).data;
