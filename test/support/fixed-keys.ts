import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSealProof, parseLedgerKeys, sealWith } from '../../server/keys/ledger-keys.ts';

const TEXT = `${'5e'.repeat(32)}\n`;

const ledgerKeys = parseLedgerKeys('a fixed key', TEXT);

/** The key of stores that are made once and copied. */
export const fixedKeys = { seal: sealWith(() => ledgerKeys), proof: createSealProof(ledgerKeys) };

/** Gives a data folder that key. */
export const writeFixedKey = (data: string): void => {
  mkdirSync(join(data, 'keys'), { recursive: true, mode: 0o700 });
  writeFileSync(join(data, 'keys/audit.key'), TEXT, { mode: 0o600 });
};
