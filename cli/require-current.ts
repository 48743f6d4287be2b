import { missingIn } from '../db/engine/migrate.ts';
import { openClient } from '../db/engine/open-client.ts';
import { migrations, nativeBinding, roots } from '../server/start/assets.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { CommandError } from './command.ts';

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
