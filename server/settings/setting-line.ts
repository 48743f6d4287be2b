import type { Given, ReadSettings } from './read-settings.ts';
import { type Setting, toSettingKey } from './setting.ts';
import { listSettings } from './settings.ts';

/** A setting in force, to be shown. */
export type SettingLine = {
  /** Its environment variable. */
  readonly name: string;
  /** Its key in a settings file; none if it cannot be there. */
  readonly key?: string;
  /** As it would be written; `[redacted]` for a secret, and null for none. */
  readonly value: string | null;
  readonly from: 'option' | 'environment' | 'file' | 'default';
  /** The option or variable that gave it, if one did. */
  readonly given?: string;
  /** The settings file and the line in it. */
  readonly file?: string;
  readonly line?: number;
  /** The file that holds the value. */
  readonly value_file?: string;
};

export const REDACTED = '[redacted]';

/** Every setting in force, in the order of the documentation. One that could not be read has no line. */
export const settingLines = ({ given }: Pick<ReadSettings, 'given'>): SettingLine[] =>
  listSettings().flatMap(([id, setting]) => {
    const found = given.get(id);
    return found === undefined ? [] : [lineOf(setting, found)];
  });

/** Such a URL is refused, and shown to say why. */
const hasCredentials = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && `${url.username}${url.password}` !== '';
};

const shownOf = ({ isSecret, kind }: Setting, text: string): string => {
  if (isSecret) return kind.show?.(text) ?? REDACTED;
  return hasCredentials(text) ? REDACTED : text;
};

const lineOf = (setting: Setting, { text, origin, valueFile }: Given): SettingLine => ({
  name: setting.name,
  ...(setting.isOutsideFile ? {} : { key: toSettingKey(setting) }),
  value: text === undefined || text === '' ? null : shownOf(setting, text),
  from: origin.from,
  ...(origin.from === 'option' || origin.from === 'environment' ? { given: origin.label } : {}),
  ...(origin.from === 'file' ? { file: origin.file, line: origin.line } : {}),
  ...(valueFile === undefined ? {} : { value_file: valueFile }),
});
