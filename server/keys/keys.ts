import { hash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal } from '../../db/ledger/ledger.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import { guardKeyFile, KEY_BYTES, parseDatabaseKeys } from './key-file.ts';
import { type KeyTexts, keyTextsIn } from './key-texts.ts';
import {
  createSealProof,
  endsWithNewest,
  isBeingReplaced,
  isOneComing,
  type LedgerKeys,
  newLedgerKeys,
  parseLedgerKeys,
  readLedgerKeys,
  resealWith,
  retireFormer,
  sealWith,
  textOfLedgerKeys,
  useComingKey,
  withComingKey,
  withNewKey,
} from './ledger-keys.ts';
import {
  type KeyRing,
  newKeyRing,
  parseKeyRing,
  readKeyRing,
  SigningKeys,
  textOfKeyRing,
  withComingSigningKey,
} from './signing-keys.ts';

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
    else parseDatabaseKeys(file, readFileSync(file, 'utf8'));
  }
};

/** The keys of a store: in files that only their owner can read, or shared by servers. They are kept before they are used. */
export class Keys {
  readonly #texts: KeyTexts;
  #ledger: LedgerKeys | undefined;
  #secrets: KeyRing | undefined;
  readonly #signing: SigningKeys;
  readonly #signingNames = new Map<string, string>();

  /** @param place a data folder, which gets keys on first use, or where else they are. */
  constructor(place: string | KeyTexts) {
    this.#texts = typeof place === 'string' ? this.#textsIn(keysFolder(place)) : place;
    this.#texts.onChange(() => {
      this.#ledger = undefined;
      this.#secrets = undefined;
      this.#secretList = undefined;
    });
    this.#signing = new SigningKeys(this.#texts);
  }

  #textsIn(folder: string): KeyTexts {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const areKept = (): boolean => {
      try {
        if (this.#ledger !== undefined) readLedgerKeys(join(folder, 'audit.key'));
        if (this.#secrets !== undefined) readKeyRing(join(folder, 'secrets.key'));
        return true;
      } catch {
        return false;
      }
    };
    return {
      ...keyTextsIn(folder),
      get areKept() {
        return areKept();
      },
    };
  }

  /** True if other servers use the same keys. */
  get isShared(): boolean {
    return this.#texts.isShared;
  }

  /** Signs the tokens of one organisation's accounts; created on first use. */
  signing(organisationId: string): Buffer {
    return this.#signing.signing(this.#signingName(organisationId));
  }

  /** The generation of logins of an organisation's accounts that counts: another one since its keys were revoked. */
  generation(organisationId: string): string {
    return this.#signing.generation(this.#signingName(organisationId));
  }

  /** The rings of organisations, as texts by name. */
  signingTexts(organisationIds: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(
      organisationIds.flatMap((id) => {
        const name = this.#signingName(id);
        const ring = this.#signing.ring(name);
        return ring === undefined ? [] : [[name, textOfKeyRing(ring)]];
      }),
    );
  }

  /** The valid keys of an organisation, newest first. Never creates a key: the name may come from a forged token. */
  verifying(organisationId: string, nowMs: number): readonly Buffer[] {
    return this.#signing.verifying(this.#signingName(organisationId), nowMs);
  }

  /** True if a ledger was ever sealed from this folder. */
  get hasSeal(): boolean {
    return this.#texts.version('audit') !== undefined;
  }

  /** Continues the chains of ledger entries: a stolen store is not enough to forge one. */
  get seal(): Seal {
    // Created here rather than in the unit that seals first.
    void this.#ledgerKeys;
    return sealWith(() => {
      this.#texts.requireFresh();
      return this.#ledgerKeys;
    });
  }

  /** Continues a chain with the newest key, whichever sealed its last entry. */
  get reseal(): Seal {
    return resealWith(() => this.#ledgerKeys);
  }

  /** The proof of the chains, with the current keys. */
  get proof(): SealProof {
    return createSealProof(this.#ledgerKeys);
  }

  /** True if the ledger's key was ever replaced. */
  get hasFormerLedgerKey(): boolean {
    return this.hasSeal && this.#ledgerKeys.length > 1;
  }

  /** True if some chain may not end with the newest key yet. */
  get isLedgerBeingResealed(): boolean {
    return this.hasSeal && isBeingReplaced(this.#ledgerKeys);
  }

  endsWithNewestKey(mac: Uint8Array): boolean {
    return endsWithNewest(this.#ledgerKeys, mac);
  }

  /**
   * Adds a key to the ledger's. It begins new chains at once; each of the others goes on with its own until it is sealed with this one. Where
   * servers share it, all know it before one uses it: see `useComingLedgerKey`.
   */
  addLedgerKey(): Promise<void> {
    return this.#changeLedgerKeys(this.#texts.isShared ? withComingKey : withNewKey);
  }

  /** Ends when every server begins chains with the newest key, and none with a former one. */
  async useComingLedgerKey(): Promise<void> {
    if (isOneComing(this.#ledgerKeys)) {
      await this.#texts.settle();
      await this.#changeLedgerKeys(useComingKey);
    }
    // Also when another server has just put it to use: some may still begin chains with the former one.
    await this.#texts.settle();
  }

  /** To be called when every chain is sealed with the newest key: from then on, none may end with another. */
  retireLedgerKeys(): Promise<void> {
    return this.#changeLedgerKeys(retireFormer);
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
  async addSecretKey(untilMs: number): Promise<void> {
    void this.#secretRing;
    const added = randomBytes(KEY_BYTES);
    if (this.#texts.isShared) {
      await this.#changeSecretKeys((ring) => withComingSigningKey(ring, added, untilMs));
      await this.#texts.settle();
    }
    await this.#changeSecretKeys(({ current, retired }) => ({
      current: added,
      retired: [{ key: current, untilMs }, ...retired.filter(({ key }) => !key.equals(added))],
      generation: '',
    }));
  }

  /** True if the keys in use are still kept. Without them, the platform could not start again. */
  get areOnDisk(): boolean {
    return this.#texts.areKept;
  }

  /** Forgets the keys whose time is over. To be called only when nothing in the store needs one of them. */
  async dropSecretKeys(nowMs: number): Promise<void> {
    const isOver = ({ untilMs }: { readonly untilMs: number }): boolean => untilMs <= nowMs;
    if (!this.#secretRing.retired.some(isOver)) return;
    await this.#changeSecretKeys((ring) => ({ ...ring, retired: ring.retired.filter((each) => !isOver(each)) }));
  }

  #secretList: readonly Buffer[] | undefined;

  get #ledgerKeys(): LedgerKeys {
    if (this.#ledger !== undefined) return this.#ledger;
    if (!this.hasSeal) this.#texts.create('audit', textOfLedgerKeys(newLedgerKeys()));
    this.#ledger = this.#parseLedgerKeys(this.#texts.read('audit'));
    return this.#ledger;
  }

  get #secretRing(): KeyRing {
    if (this.#secrets !== undefined) return this.#secrets;
    if (this.#texts.version('secrets') === undefined) this.#texts.create('secrets', textOfKeyRing(newKeyRing()));
    this.#secrets = this.#parseSecretKeys(this.#texts.read('secrets'));
    return this.#secrets;
  }

  #parseLedgerKeys(text: string): LedgerKeys {
    return parseLedgerKeys(this.#texts.nameOf('audit'), text);
  }

  #parseSecretKeys(text: string): KeyRing {
    return parseKeyRing(this.#texts.nameOf('secrets'), text);
  }

  /** Kept before it is used. */
  async #changeLedgerKeys(next: (keys: LedgerKeys) => LedgerKeys): Promise<void> {
    await this.#texts.replace('audit', (text) => textOfLedgerKeys(next(this.#parseLedgerKeys(text))));
    this.#ledger = undefined;
  }

  async #changeSecretKeys(next: (ring: KeyRing) => KeyRing): Promise<void> {
    await this.#texts.replace('secrets', (text) => textOfKeyRing(next(this.#parseSecretKeys(text))));
    this.#secrets = undefined;
    this.#secretList = undefined;
  }

  /** Kept, since each request asks for it. Only tokens and accounts of the platform do, so there are as many as organisations. */
  #signingName(organisationId: string): string {
    const known = this.#signingNames.get(organisationId);
    if (known !== undefined) return known;
    const name = `jwt-${hash('sha256', organisationId).slice(0, 32)}`;
    this.#signingNames.set(organisationId, name);
    return name;
  }
}
