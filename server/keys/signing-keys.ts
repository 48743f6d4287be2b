import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';
import { DataFolderDamaged, guardKeyFile, KEY_BYTES, parseKey } from './key-file.ts';

/** Identifies a key of an organisation and reveals nothing about it. */
export const keyIdOf = (key: Buffer): string =>
  createHmac('sha256', key).update('kid').digest('base64url').slice(0, 16);

/** A key that no longer signs, and until when its tokens stay valid. */
type Retired = { readonly key: Buffer; readonly untilMs: number };

/**
 * An organisation's key file: the signing key in the first line, then the retired ones, then `logins` with the generation that logins
 * belong to. The generation is "" until keys are revoked, and changes with every revocation.
 */
export type KeyRing = { readonly current: Buffer; readonly retired: readonly Retired[]; readonly generation: string };

const GENERATION_BYTES = 16;

/** How often a file is checked for changes: what another process revokes ends within a second, its sockets too. */
const LOOK_AGAIN_MS = 500;

/** The keys that sign tokens, by file name; read again when the file is replaced. */
export class SigningKeys {
  readonly #folder: string;
  readonly #read = new Map<string, { readonly version: string; readonly kept: KeyRing; readonly atMs: number }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The signing key; created on first use. */
  signing(name: string): Buffer {
    const kept = this.#look(name);
    if (kept !== undefined) return kept.current;
    replaceFile(this.#file(name), `${randomBytes(KEY_BYTES).toString('hex')}\n`);
    return this.signing(name);
  }

  /** The current generation of logins. */
  generation(name: string): string {
    return this.#look(name)?.generation ?? '';
  }

  /** The keys whose tokens are valid now; none for a name that has never signed. */
  verifying(name: string, nowMs: number): readonly Buffer[] {
    const known = this.#read.get(name);
    const isFresh = known !== undefined && Math.abs(nowMs - known.atMs) < LOOK_AGAIN_MS;
    const kept = isFresh ? known.kept : this.#look(name, nowMs);
    if (kept === undefined) return [];
    if (kept.retired.length === 0) return [kept.current];
    return [kept.current, ...kept.retired.filter(({ untilMs }) => untilMs > nowMs).map(({ key }) => key)];
  }

  #look(name: string, atMs = 0): KeyRing | undefined {
    const file = this.#file(name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const version = `${stats.ino}:${stats.mtimeMs}`;
    const known = this.#read.get(name);
    const kept = known?.version === version ? known.kept : readKeyRing(file);
    this.#read.set(name, { version, kept, atMs });
    return kept;
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.key`);
  }
}

/**
 * Gives every organisation that has signed a new key. Tokens of the old keys stay valid until `untilMs`.
 * @returns the number of organisations.
 */
export const rotateSigningKeys = (folder: string, untilMs: number, nowMs: number): number => {
  const files = readdirSync(folder)
    .filter((file) => /^jwt-[0-9a-f]+\.key$/.test(file))
    .map((file) => join(folder, file));
  for (const file of files) {
    const { current, retired: before, generation } = readKeyRing(file);
    const isRevoked = untilMs <= nowMs;
    const old = isRevoked ? [] : [{ key: current, untilMs }, ...before].filter((each) => each.untilMs > nowMs);
    const logins = isRevoked ? randomBytes(GENERATION_BYTES).toString('hex') : generation;
    const retired = old.map((each) => ({ ...each, untilMs: Math.min(each.untilMs, untilMs) }));
    replaceFile(file, textOfKeyRing({ current: randomBytes(KEY_BYTES), retired, generation: logins }));
  }
  return files.length;
};

/** The text of a key file. */
export const textOfKeyRing = ({ current, retired, generation }: KeyRing): string => {
  const lines = retired.map(({ key, untilMs }) => `${key.toString('hex')} ${untilMs}\n`);
  const last = generation === '' ? [] : [`logins ${generation}\n`];
  return [`${current.toString('hex')}\n`, ...lines, ...last].join('');
};

/** @throws DataFolderDamaged when the file holds anything else. */
export const readKeyRing = (file: string): KeyRing => {
  guardKeyFile(file);
  const [first = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const [, generation] = /^logins ([0-9a-f]{32})$/.exec(lines.at(-1) ?? '') ?? [];
  const rest = generation === undefined ? lines : lines.slice(0, -1);
  const retired = rest.map((line): Retired => {
    const [hex = '', until = ''] = line.split(' ');
    if (!/^\d{1,16}$/.test(until))
      throw new DataFolderDamaged(`${file} is damaged. Restore it from a backup of the data folder.`);
    return { key: parseKey(file, hex), untilMs: Number(until) };
  });
  return { current: parseKey(file, first), retired, generation: generation ?? '' };
};
