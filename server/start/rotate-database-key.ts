import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import { replaceFile } from '../base/replace-file.ts';
import { KEY_BYTES, RotationRefused } from '../keys/key-file.ts';
import { keysFolder } from '../keys/keys.ts';
import { type Database, databaseKeyIn, type OpenDatabase } from './database.ts';

/** The step that a call has done, of the three that replace a key. */
export type DatabaseKeyStep = 'added' | 'encrypted' | 'forgotten';

const AUDITED = {
  ownerId: PLATFORM_ORGANISATION,
  resource: 'keys',
  action: 'rotateDatabaseKey',
  targetId: 'database',
} as const;

/**
 * Replaces the key under which a database holds all others, one step a call. First this folder gets a new key, above the one in use; every
 * server must get it too. Then the keys are encrypted under the new one, in one transaction. Last, the former one is forgotten here.
 * @param data the folder that has the key, unless a setting has it.
 * @throws RotationRefused when the key is in a setting, and a person has to add or remove a line.
 */
export const rotateDatabaseKey = async (
  { key: given }: Pick<Database, 'key'>,
  data: string,
  { shared, keys: { seal } }: Pick<OpenDatabase, 'shared' | 'keys'>,
  nowMs: number,
): Promise<DatabaseKeyStep> => {
  const file = join(keysFolder(data), 'database.key');
  const isAlone = shared.encryptingKeys === 1;
  if (isAlone && given !== undefined)
    throw new RotationRefused(
      'PITBOSS_DATABASE_KEY holds one key. Put a new one, such as “openssl rand -hex 32” prints, in a line above it on every server; then run this command again.',
    );
  if (isAlone) {
    const [current] = databaseKeyIn(data, false);
    replaceFile(file, textOf([randomBytes(KEY_BYTES), ...(current === undefined ? [] : [current])]));
    return 'added';
  }
  if (await shared.encryptUnderNewest((tx) => auditPlatformAction({ tx, seal }, AUDITED, nowMs))) return 'encrypted';
  if (given !== undefined)
    throw new RotationRefused(
      'The keys are encrypted under the first key of PITBOSS_DATABASE_KEY already. Remove the second line on every server.',
    );
  replaceFile(file, textOf(databaseKeyIn(data, false).slice(0, 1)));
  return 'forgotten';
};

const textOf = (keys: readonly Buffer[]): string => keys.map((key) => `${key.toString('hex')}\n`).join('');
