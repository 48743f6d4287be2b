import type { Kind } from './kind.ts';

/** A setting: one entry here is all that it takes. The environment, the settings file, the checks and the documentation follow from it. */
export type Setting = {
  /** Its environment variable. In a settings file it is the name without `PITBOSS_`, in small letters: see `toSettingKey`. */
  readonly name: `PITBOSS_${string}`;
  /** The option of `pitboss serve`. */
  readonly option?: string;
  readonly kind: Kind<unknown>;
  /** As it would be written; without it the setting may be absent. */
  readonly default?: string;
  /** The behaviour without it. */
  readonly absent?: string;
  /** Never printed. */
  readonly isSecret?: true;
  /** It says where the settings file is, so that file cannot hold it. */
  readonly isOutsideFile?: true;
  /** One sentence without an end, for the documentation. */
  readonly meaning: string;
};

export const PREFIX = 'PITBOSS_';

/** Its name in a settings file: `wallet_url`, which may also be `url` in the section `wallet`. */
export const toSettingKey = ({ name }: Pick<Setting, 'name'>): string => name.slice(PREFIX.length).toLowerCase();
