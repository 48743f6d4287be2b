/** A part that can follow a command on its line: an option with the placeholder of its value, if it takes one, or a word. */
export type UsagePart =
  | { readonly kind: 'option'; readonly flag: string; readonly value: string | undefined; readonly isRequired: boolean }
  | { readonly kind: 'word'; readonly value: string; readonly isRequired: boolean };

const PART = /\[([^\]]+)\]|(--[a-z-]+)(?: ([^-[\s][^\s]*))?|(\S+)/g;
const OPTION = /^(--[a-z-]+)(?: (\S+))?$/;

/**
 * Reads the usage of a command, such as `serve [--port 8080] [FILE]`: the help, the manual page and the completions of shells say the same
 * because they are made of it.
 */
export const splitUsage = (name: string, usage: string): UsagePart[] => {
  if (!usage.startsWith(name)) throw new Error(`the usage “${usage}” does not start with “${name}”`);
  return [...usage.slice(name.length).matchAll(PART)].map(([whole, optional]) => {
    const text = optional ?? whole;
    const isRequired = optional === undefined;
    const [, flag, value] = OPTION.exec(text) ?? [];
    return flag === undefined ? { kind: 'word', value: text, isRequired } : { kind: 'option', flag, value, isRequired };
  });
};

/** The completion for a placeholder, where a shell can offer it: a file, a folder, or one of a few words. */
export const offeredFor = (value: string): 'file' | readonly string[] => {
  if (value.includes('|')) return value.split('|');
  return /^\.\/|^(FILE|FOLDER)$/.test(value) ? 'file' : [];
};
