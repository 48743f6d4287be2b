import { hash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal } from '../../db/ledger.ts';
import type { SealProof } from '../../db/seal-proof.ts';
import { replaceFile } from '../base/replace-file.ts';
import { guardKeyFile, KEY_BYTES, parseKey } from './key-file.ts';
import {
  endsWithNewest,
  isBeingReplaced,
  type LedgerKeys,
  newLedgerKeys,
  proofOf,
  readLedgerKeys,
  resealWith,
  retireFormer,
  sealWith,
  textOfLedgerKeys,
  withNewKey,
} from './ledger-keys.ts';
import { type KeyRing, readKeyRing, SigningKeys, textOfKeyRing } from './signing-keys.ts';

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
    if (name.startsWith('jwt-') || name === 'secrets.key') readKeyRing(file);
    else if (name === 'audit.key') readLedgerKeys(file);
    else parseKey(file, readFileSync(file, 'utf8').trim());
  }
};

/** The keys of a data folder: files that only the owner can read, created on first use and on disk before they are used. */
export class Keys {
  readonly #folder: string;
  #ledger: LedgerKeys | undefined;
  #secrets: KeyRing | undefined;
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
    return guardKeyFile(this.#file('audit'));
  }

  /** Continues the chains of ledger entries: a stolen store is not enough to forge one. */
  get seal(): Seal {
    // Created here rather than in the unit that seals first.
    void this.#ledgerKeys;
    return sealWith(() => this.#ledgerKeys);
  }

  /** Continues a chain with the newest key, whichever sealed its last entry. */
  get reseal(): Seal {
    return resealWith(() => this.#ledgerKeys);
  }

  /** What proves the chains, with the keys of now. */
  get proof(): SealProof {
    return proofOf(this.#ledgerKeys);
  }

  /** Whether the ledger's key was ever replaced. */
  get hasFormerLedgerKey(): boolean {
    return this.hasSeal && this.#ledgerKeys.length > 1;
  }

  /** Whether some chain may not end with the newest key yet. */
  get isLedgerBeingResealed(): boolean {
    return this.hasSeal && isBeingReplaced(this.#ledgerKeys);
  }

  endsWithNewestKey(mac: Uint8Array): boolean {
    return endsWithNewest(this.#ledgerKeys, mac);
  }

  /** Adds a key to the ledger's. It begins new chains at once; each of the others goes on with its own until it is sealed with this one. */
  addLedgerKey(): void {
    this.#saveLedgerKeys(withNewKey(this.#ledgerKeys));
  }

  /** To be called when every chain is sealed with the newest key: from then on, none may end with another. */
  retireLedgerKeys(): void {
    this.#saveLedgerKeys(retireFormer(this.#ledgerKeys));
  }

  /** The newest key that encrypts the secrets of others in the store. */
  get secrets(): Buffer {
    return this.#secretRing.current;
  }

  /** All keys that may have encrypted something that is still there, the newest first. */
  readonly secretKeys = (): readonly Buffer[] => {
    const { current, retired } = this.#secretRing;
    this.#secretList ??= [current, ...retired.map(({ key }) => key)];
    return this.#secretList;
  };

  /** Adds a key that encrypts from now on. The others open what they encrypted, at least until then. */
  addSecretKey(untilMs: number): void {
    const { current, retired } = this.#secretRing;
    this.#saveSecretKeys({
      current: randomBytes(KEY_BYTES),
      retired: [{ key: current, untilMs }, ...retired],
      generation: '',
    });
  }

  /** Whether the files of the keys in use still hold keys. Without them, the platform could not start again. */
  get areOnDisk(): boolean {
    try {
      if (this.#ledger !== undefined) readLedgerKeys(this.#file('audit'));
      if (this.#secrets !== undefined) readKeyRing(this.#file('secrets'));
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets the keys whose time is over. To be called only when nothing in the store needs one of them. */
  dropSecretKeys(nowMs: number): void {
    const ring = this.#secretRing;
    const retired = ring.retired.filter(({ untilMs }) => untilMs > nowMs);
    if (retired.length < ring.retired.length) this.#saveSecretKeys({ ...ring, retired });
  }

  #secretList: readonly Buffer[] | undefined;

  get #ledgerKeys(): LedgerKeys {
    if (this.#ledger !== undefined) return this.#ledger;
    if (this.hasSeal) this.#ledger = readLedgerKeys(this.#file('audit'));
    return this.#ledger ?? this.#saveLedgerKeys(newLedgerKeys());
  }

  get #secretRing(): KeyRing {
    if (this.#secrets !== undefined) return this.#secrets;
    const file = this.#file('secrets');
    if (guardKeyFile(file)) this.#secrets = readKeyRing(file);
    return this.#secrets ?? this.#saveSecretKeys({ current: randomBytes(KEY_BYTES), retired: [], generation: '' });
  }

  /** On disk before it is used. */
  #saveLedgerKeys(keys: LedgerKeys): LedgerKeys {
    replaceFile(this.#file('audit'), textOfLedgerKeys(keys));
    this.#ledger = keys;
    return keys;
  }

  #saveSecretKeys(ring: KeyRing): KeyRing {
    replaceFile(this.#file('secrets'), textOfKeyRing(ring));
    this.#secrets = ring;
    this.#secretList = undefined;
    return ring;
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
