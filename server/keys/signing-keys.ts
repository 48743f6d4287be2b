import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';
import { DataFolderDamaged, guardKeyFile, KEY_BYTES, parseKey } from './key-file.ts';
import type { KeyTexts } from './key-texts.ts';

/** Identifies a key of an organisation and reveals nothing about it. */
export const toKeyId = (key: Buffer): string =>
  createHmac('sha256', key).update('kid').digest('base64url').slice(0, 16);

/** A key that no longer signs, and until when its tokens stay valid. */
type Retired = { readonly key: Buffer; readonly untilMs: number };

/**
 * An organisation's key file: the signing key in the first line, then the retired ones, then `logins` with the generation that logins
 * belong to. The generation is "" until keys are revoked, and changes with every revocation.
 */
export type KeyRing = { readonly current: Buffer; readonly retired: readonly Retired[]; readonly generation: string };

const GENERATION_BYTES = 16;

/** Interval at which a file is checked for changes: what another process revokes ends within a second, its sockets too. */
const LOOK_AGAIN_MS = 500;

/** The ring from which a server of a shared store derives the keys of an organisation without a ring. */
export const DERIVING = 'jwt';

/** The keys that sign tokens, by name; read again when they are replaced. */
export class SigningKeys {
  readonly #texts: KeyTexts;
  readonly #read = new Map<string, { readonly version: string; readonly kept: KeyRing; readonly atMs: number }>();

  constructor(texts: KeyTexts) {
    this.#texts = texts;
  }

  /** The signing key; created on first use. */
  signing(name: string): Buffer {
    const kept = this.#look(name);
    if (kept !== undefined) return kept.current;
    this.#texts.create(name, textOfKeyRing(newKeyRing()));
    return this.signing(name);
  }

  /** All of a name; undefined for one that has never signed. */
  ring(name: string): KeyRing | undefined {
    return this.#look(name);
  }

  /** The current generation of logins. */
  generation(name: string): string {
    return this.#look(name)?.generation ?? '';
  }

  /**
   * The keys whose tokens are valid now; none for a name that has never signed.
   * @throws when another server may have revoked one that this one has not heard of.
   */
  verifying(name: string, nowMs: number): readonly Buffer[] {
    this.#texts.requireFresh();
    const known = this.#read.get(name);
    // Keys that servers share are in memory.
    const isFresh = known !== undefined && !this.#texts.isShared && Math.abs(nowMs - known.atMs) < LOOK_AGAIN_MS;
    const kept = isFresh ? known.kept : this.#look(name, nowMs);
    if (kept === undefined) return [];
    if (kept.retired.length === 0) return [kept.current];
    return [kept.current, ...kept.retired.filter(({ untilMs }) => untilMs > nowMs).map(({ key }) => key)];
  }

  #look(name: string, atMs = 0): KeyRing | undefined {
    const texts = this.#texts;
    const own = texts.version(name);
    const version = own ?? (texts.isShared ? texts.version(DERIVING) : undefined);
    if (version === undefined) return undefined;
    const known = this.#read.get(name);
    const kept = known?.version === version ? known.kept : own === undefined ? this.#derive(name) : this.#parse(name);
    this.#read.set(name, { version, kept, atMs });
    return kept;
  }

  #parse(name: string): KeyRing {
    return parseKeyRing(this.#texts.nameOf(name), this.#texts.read(name));
  }

  /** The same on every server, so that no server has to announce an organisation that signs for the first time. */
  #derive(name: string): KeyRing {
    const { current, retired, generation } = this.#parse(DERIVING);
    const own = (key: Buffer): Buffer => createHmac('sha256', key).update(name).digest();
    return { current: own(current), retired: retired.map((each) => ({ ...each, key: own(each.key) })), generation };
  }
}

export const newKeyRing = (): KeyRing => ({ current: randomBytes(KEY_BYTES), retired: [], generation: '' });

/** The ring with a key that signs from now on. Tokens of the old keys stay valid until `untilMs`; before now, all logins end. */
export const withNewSigningKey = (
  { current, retired: before, generation }: KeyRing,
  key: Buffer,
  untilMs: number,
  nowMs: number,
): KeyRing => {
  const isRevoked = untilMs <= nowMs;
  const former = before.filter((each) => each.untilMs > nowMs && !each.key.equals(key));
  const old = isRevoked ? [] : [{ key: current, untilMs }, ...former];
  return {
    current: key,
    retired: old.map((each) => ({ ...each, untilMs: Math.min(each.untilMs, untilMs) })),
    generation: isRevoked ? randomBytes(GENERATION_BYTES).toString('hex') : generation,
  };
};

/** The ring with a key that signs nothing yet. */
export const withComingSigningKey = (ring: KeyRing, key: Buffer, untilMs: number): KeyRing => ({
  ...ring,
  retired: [...ring.retired, { key, untilMs }],
});

/**
 * Gives every organisation that has signed a new key. Tokens of the old keys stay valid until `untilMs`.
 * @returns the number of organisations.
 */
export const rotateSigningKeys = (folder: string, untilMs: number, nowMs: number): number => {
  const files = readdirSync(folder)
    .filter((file) => /^jwt-[0-9a-f]+\.key$/.test(file))
    .map((file) => join(folder, file));
  for (const file of files)
    replaceFile(file, textOfKeyRing(withNewSigningKey(readKeyRing(file), randomBytes(KEY_BYTES), untilMs, nowMs)));
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
  return parseKeyRing(file, readFileSync(file, 'utf8'));
};

/** @param file where the text is from. */
export const parseKeyRing = (file: string, text: string): KeyRing => {
  const [first = '', ...lines] = text.trim().split('\n');
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
