// Measures whether the time of a refused login reveals that an account exists: alternates wrong passwords for existing and unknown
// usernames on its own platform, and prints both distributions.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createAdministratorWith } from '../../server/login/administrator.ts';
import { readConfig } from '../../server/settings/config.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { start } from '../../server/start/start.ts';
import { distributions, timedPost } from './timed-post.ts';

const ROUNDS = 320;
/** Several names of each kind, because a username is slowed down after a hundred failures. */
const NAMES = 4;
const KINDS = ['known', 'stranger'] as const;

// On the project's disk, because commits to a memory disk are free.
const data = mkdtempSync(join(import.meta.dirname, '../../.login-times-'));
try {
  const folder = openDataFolder(data, (error) => {
    throw error;
  });
  for (let name = 0; name < NAMES; name += 1)
    await createAdministratorWith(folder, { username: `known-${name}`, password: 'a long password' }, Date.now());
  await folder.close();
  const { url, stop } = await start(readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent' }));
  const times = { known: [] as number[], stranger: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    // Alternates which kind goes first, so that what one leaves behind does not bias the other.
    for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
      times[kind].push(
        await timedPost({
          url: `${url}/accounts/auth`,
          body: { username: `${kind}-${round % NAMES}`, password: 'not the password' },
          // Five failures block a network.
          network: round,
          status: 401,
        }),
      );
  await stop();
  process.stdout.write(distributions(times));
} finally {
  rmSync(data, { recursive: true, force: true });
}
