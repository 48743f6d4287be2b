import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Player } from '../../domain/jackpot/player.ts';
import { replaceFile } from '../base/replace-file.ts';

/**
 * An erasure that was requested. It names the player by a hash with a separate salt: who holds the ids can check one of them, and nothing
 * else can be read from it.
 */
export type ListedErasure = { readonly at: string; readonly salt: string; readonly subject: string };

export const ERASURES = 'erasures.jsonl';

/** The player as an erasure names them. */
export const hashPlayer = (salt: string, { brandPath, playerId }: Player): string =>
  createHmac('sha256', salt)
    .update(JSON.stringify([brandPath, playerId]))
    .digest('hex');

/**
 * The erasures of a data folder. They are a file next to the store, so that a store that is restored from an older backup learns of those
 * that it has not carried out.
 */
export const readErasures = (data: string): readonly ListedErasure[] => {
  const file = join(data, ERASURES);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ListedErasure => JSON.parse(line));
};

const write = (data: string, list: readonly ListedErasure[]): void =>
  replaceFile(join(data, ERASURES), list.map((each) => `${JSON.stringify(each)}\n`).join(''));

/** Lists an erasure, before anything is removed; it is on disk when this returns. One that is listed already keeps its place. */
export const listErasure = (data: string, player: Player, atMs: number): ListedErasure => {
  const list = readErasures(data);
  const known = list.find(({ salt, subject }) => hashPlayer(salt, player) === subject);
  if (known !== undefined) return known;
  const salt = randomBytes(16).toString('hex');
  const added = { at: new Date(atMs).toISOString(), salt, subject: hashPlayer(salt, player) };
  write(data, [...list, added]);
  return added;
};

/** Adds to a copy of a data folder what the folder itself lists. @returns how many erasures were added. */
export const joinErasures = (copy: string, data: string): number => {
  const list = readErasures(copy);
  const known = new Set(list.map(({ subject }) => subject));
  const added = readErasures(data).filter(({ subject }) => !known.has(subject));
  if (added.length > 0) write(copy, [...list, ...added]);
  return added.length;
};
