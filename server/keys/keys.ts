import { createHmac, hash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal } from '../../db/ledger.ts';
import { replaceFile } from '../base/replace-file.ts';
import { guardKeyFile, KEY_BYTES, parseKey } from './key-file.ts';
import { readKeyRing, SigningKeys } from './signing-keys.ts';

/** Seals ledger entries: a stolen store is not enough to forge one. */
export const sealWith =
  (key: Buffer): Seal =>
  (previous, record) =>
    createHmac('sha256', key).update(previous).update(record).digest();

/** The keys folder of a data folder. */
export const keysFolder = (dataFolder: string): string => join(dataFolder, 'keys');

/** The names of the key files in a data folder. */
export const keyFilesIn = (dataFolder: string): string[] => {
  const folder = keysFolder(dataFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.key')) : [];
};

/** Reads every key file and restricts it to its owner. @throws DataFolderDamaged when one contains no key. */
export const requireKeys = (dataFolder: string): void => {
  for (const name of keyFilesIn(dataFolder)) {
    const file = join(keysFolder(dataFolder), name);
    guardKeyFile(file);
    if (name.startsWith('jwt-')) readKeyRing(file);
    else parseKey(file, readFileSync(file, 'utf8').trim());
  }
};

/** The keys of a data folder: files that only the owner can read, created on first use and on disk before they are used. */
export class Keys {
  readonly #folder: string;
  readonly #cache = new Map<string, Buffer>();
  readonly #signing: SigningKeys;
  readonly #signingNames = new Map<string, string>();

  constructor(dataFolder: string) {
    this.#folder = keysFolder(dataFolder);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#signing = new SigningKeys(this.#folder);
  }

  /** Signs the tokens of one organisation's accounts; created on first use. */
  signing(organisationId: string): Buffer {
    return this.#signing.signing(this.#signingName(organisationId));
  }

  /** The generation of logins of an organisation's accounts that counts: another one since its keys were revoked. */
  generation(organisationId: string): string {
    return this.#signing.generation(this.#signingName(organisationId));
  }

  /** The valid keys of an organisation, newest first. Never creates a key: the name may come from a forged token. */
  verifying(organisationId: string, nowMs: number): readonly Buffer[] {
    return this.#signing.verifying(this.#signingName(organisationId), nowMs);
  }

  /** Whether a ledger was ever sealed from this folder. */
  get hasSeal(): boolean {
    return this.#find('audit') !== undefined;
  }

  /** Seals ledger entries: a stolen store is not enough to forge one. */
  get seal(): Seal {
    return sealWith(this.#find('audit') ?? this.#make('audit'));
  }

  /** Encrypts the secrets of others in the store. */
  get secrets(): Buffer {
    return this.#find('secrets') ?? this.#make('secrets');
  }

  /** Whether the files of the keys in use still hold keys. Without them, the platform could not start again. */
  get areOnDisk(): boolean {
    return [...this.#cache.keys()].every((name) => {
      const file = this.#file(name);
      try {
        return parseKey(file, readFileSync(file, 'utf8').trim()).length === KEY_BYTES;
      } catch {
        return false;
      }
    });
  }

  #find(name: string): Buffer | undefined {
    const known = this.#cache.get(name);
    if (known !== undefined) return known;
    const file = this.#file(name);
    if (!guardKeyFile(file)) return undefined;
    const key = parseKey(file, readFileSync(file, 'utf8').trim());
    this.#cache.set(name, key);
    return key;
  }

  #make(name: string): Buffer {
    const key = randomBytes(KEY_BYTES);
    replaceFile(this.#file(name), `${key.toString('hex')}\n`);
    this.#cache.set(name, key);
    return key;
  }

  /** Kept, since each request asks for it. Only tokens and accounts of the platform do, so there are as many as organisations. */
  #signingName(organisationId: string): string {
    const known = this.#signingNames.get(organisationId);
    if (known !== undefined) return known;
    const name = `jwt-${hash('sha256', organisationId).slice(0, 32)}`;
    this.#signingNames.set(organisationId, name);
    return name;
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.key`);
  }
}
