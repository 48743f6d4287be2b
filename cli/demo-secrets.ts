import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';

/** Secrets that the demo prints at every start and so has to store. */
export type Secrets = { readonly administratorPassword: string; readonly walletSecret: string };

export const secretsFile = (data: string): string => join(data, 'demo.json');

/** The secrets of a demo's data folder, created with it at the first start; only the owner can read them. */
export const readDemoSecrets = (data: string): Secrets => {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const file = secretsFile(data);
  return read(file) ?? make(file) ?? readDemoSecrets(data);
};

const read = (file: string): Secrets | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${file} is damaged. Remove its folder to start over.`);
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** The file appears complete or not at all; if two processes race, the second reads the first one's. */
const make = (file: string): Secrets | undefined => {
  const secrets = {
    administratorPassword: randomBytes(12).toString('base64url'),
    walletSecret: randomBytes(24).toString('base64url'),
  };
  const part = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(part, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(part, file);
    return secrets;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  } finally {
    rmSync(part);
  }
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
