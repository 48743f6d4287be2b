import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cli/program.ts';
import type { Block } from './blocks.ts';

export const guide = (
  name:
    | 'integrator'
    | 'jackpots'
    | 'bonuses'
    | 'operator'
    | 'backups'
    | 'commands'
    | 'settings'
    | 'retention'
    | 'rotation'
    | 'simulator'
    | 'contributor',
): string =>
  readFileSync(join(root, name === 'contributor' ? 'docs/CONTRIBUTING.md' : `docs/guides/${name}.md`), 'utf8');

/** A command of a shell block: `NAME=value program words`. */
export type Command = {
  readonly line: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly words: readonly string[];
};

/** The commands of shell blocks, one per line, without comments. */
export const commandsIn = (blocks: readonly Block[]): Command[] =>
  blocks
    .flatMap(({ text }) => text.trim().split('\n'))
    .map((text) => text.replace(/ +# .*$/, ''))
    .map((line) => {
      const words = line.split(' ');
      const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
      const environment = Object.fromEntries(words.slice(0, first).map((word) => word.split('=', 2)));
      return { line, environment, words: words.slice(first) };
    });

/** The arguments of a `pitboss` or `npx pitboss` command, with some flags changed for a test. */
export const wordsFor = ({ words }: Command, flags: Readonly<Record<string, string>> = {}): string[] => {
  const own = words.slice(words.indexOf('pitboss') + 1);
  for (const [flag, value] of Object.entries(flags)) {
    const at = own.indexOf(flag);
    if (at === -1) own.push(flag, value);
    else own[at + 1] = value;
  }
  return own;
};
