import { existsSync, statSync } from 'node:fs';
import { missingIn } from '../db/engine/migrate.ts';
import { openClient } from '../db/engine/open-client.ts';
import { migrations, nativeBinding, roots } from '../server/start/assets.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { CommandError } from './command.ts';

/**
 * Refuses root on a folder of another user, for commands that write many files: the platform, which runs as that user, could not read them.
 * @param userId who runs the command.
 */
export const requireOwner = (data: string, userId = process.geteuid?.()): void => {
  const owned = [storeFile(data), data].find((path) => existsSync(path));
  if (userId !== 0 || owned === undefined) return;
  const { uid } = statSync(owned);
  if (uid !== 0)
    throw new CommandError(
      `${owned} belongs to another user, whose platform could not read what root writes. Run the command as that user: sudo -u '#${uid}' pitboss …`,
    );
};

/** Another version's rows look different. */
export const requireCurrent = (data: string): void => {
  const binding = nativeBinding();
  const client = openClient({ file: storeFile(data), readonly: true, ...(binding && { nativeBinding: binding }) });
  try {
    const [first] = missingIn(client, migrations(), roots());
    if (first !== undefined)
      throw new CommandError(
        `The store in ${data} is from an earlier version. Migrate it first: pitboss migrate --data ${data}`,
      );
  } finally {
    client.close();
  }
};
