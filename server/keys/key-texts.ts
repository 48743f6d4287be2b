import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';
import { guardKeyFile } from './key-file.ts';

/** Where keys are kept, as texts by name: `audit`, `secrets`, and one for each organisation that signs. */
export type KeyTexts = {
  /** True if other servers use the same keys. */
  readonly isShared: boolean;
  /** Another one after each change; undefined when there is no such text. */
  version(name: string): string | undefined;
  read(name: string): string;
  /** The name of a text in messages. */
  nameOf(name: string): string;
  /** Writes a text that is used for the first time. */
  create(name: string, text: string): void;
  /** Replaces a text; it is on disk when this has ended. */
  replace(name: string, next: (text: string) => string): Promise<void>;
  /** Ends when every server knows what was replaced before. */
  settle(): Promise<void>;
  /** Called when something may have changed. */
  onChange(changed: () => void): void;
  /** @throws when another server may have replaced a key that this one has not heard of. */
  requireFresh(): void;
  /** True if the keys could be read again now. */
  readonly areKept: boolean;
};

/** Key files in a folder, which one process at a time uses. */
export const keyTextsIn = (folder: string): Omit<KeyTexts, 'areKept'> => {
  const nameOf = (name: string): string => join(folder, `${name}.key`);
  const read = (name: string): string => {
    guardKeyFile(nameOf(name));
    return readFileSync(nameOf(name), 'utf8');
  };
  const create = (name: string, text: string): void => replaceFile(nameOf(name), text);
  return {
    isShared: false,
    version: (name) => {
      const stats = statSync(nameOf(name), { throwIfNoEntry: false });
      return stats && `${stats.ino}:${stats.mtimeMs}`;
    },
    ...{ read, nameOf, create },
    replace: async (name, next) => create(name, next(read(name))),
    settle: async () => {},
    onChange: () => {},
    requireFresh: () => {},
  };
};
