// Measures whether the time of a request for a one-time password, or of the next one, reveals that an account exists: alternates existing
// and unknown usernames on its own platform, which mails the passwords, and prints the distributions and how often the best threshold on
// each time guesses the kind. PAIRS of requests may follow: `node ops/bench/reset-timing.ts 500`.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeAccount, findAccountByUsername } from '../../db/accounts/accounts.ts';
import { createAdministrator } from '../../server/login/administrator.ts';
import { readConfig } from '../../server/settings/config.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { start } from '../../server/start/start.ts';
import { startMailbox } from '../../test/support/mailbox.ts';
import { accuracyOfThreshold } from './accuracy-of-threshold.ts';
import { distributions, timedPost } from './timed-post.ts';

const PAIRS = Number(process.argv[2] ?? 2_000);
/** A username takes ten requests a day. */
const REQUESTS_OF_NAME = 10;
/** Leaves time for the mails, which are sent one after the other. */
const REST_MS = 25;
/** Mails are sent one after the other, so a busy machine falls behind. */
const LAST_MAILS_MS = 5 * 60_000;
const KINDS = ['known', 'other'] as const;

// On the project's disk, because commits to a memory disk are free.
const data = mkdtempSync(join(import.meta.dirname, '../../.reset-timing-'));
const mailbox = await startMailbox();
try {
  const folder = openDataFolder(data, (error) => {
    throw error;
  });
  const { store } = folder;
  for (let name = 0; name * REQUESTS_OF_NAME < PAIRS; name += 1) {
    const username = `known-${name}`;
    await createAdministrator(folder, { username, passwordHash: '' }, Date.now());
    await store.write(async (tx) => {
      const account = await findAccountByUsername(tx, username);
      if (account !== undefined)
        await changeAccount(tx, account.id, { contacts: { email: `${username}@mail.example` } });
    });
  }
  await folder.close();
  const { url, stop } = await start(
    readConfig(
      { port: '0', data },
      {
        PITBOSS_LOG_LEVEL: 'silent',
        PITBOSS_SMTP_URL: mailbox.url,
        PITBOSS_SMTP_FROM: 'pitboss@mail.example',
      },
    ),
  );
  const reset = (username: string, network: number): Promise<number> =>
    timedPost({ url: `${url}/accounts/password-reset`, body: { username }, network, status: 200 });
  const times = { known: [] as number[], other: [] as number[] };
  const next = { known: [] as number[], other: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair += 1)
    // Alternates which kind goes first, so that what one leaves behind does not bias the other.
    for (const kind of pair % 2 === 0 ? KINDS : KINDS.toReversed()) {
      times[kind].push(await reset(`${kind}-${Math.floor(pair / REQUESTS_OF_NAME)}`, pair));
      next[kind].push(await reset(`next-${pair}`, pair));
      await sleep(REST_MS);
    }
  // Each request is answered by a mail, however late: the work after requests has moved, and none is lost.
  for (const endMs = Date.now() + LAST_MAILS_MS; mailbox.mails.length < PAIRS && Date.now() < endMs; )
    await sleep(REST_MS);
  await stop();
  const named = {
    known: times.known,
    unknown: times.other,
    'next after known': next.known,
    'next after unknown': next.other,
  };
  process.stdout.write(distributions(named));
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  process.stdout.write(
    `${PAIRS} pairs, ${mailbox.mails.length} mails: a threshold guesses ${percent(accuracyOfThreshold(times.known, times.other))}, by the next request ${percent(accuracyOfThreshold(next.known, next.other))}\n`,
  );
} finally {
  await mailbox.stop();
  rmSync(data, { recursive: true, force: true });
}
