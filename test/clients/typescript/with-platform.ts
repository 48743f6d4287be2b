import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPitboss, type Pitboss } from '../../../clients/typescript/src/pitboss.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { start } from '../../support/start.ts';

export const USERNAME = 'root';
export const PASSWORD = 'correct horse battery';

/** A real platform on a free port and an empty folder, for the length of a test. */
export const withPlatform = async (
  check: (platform: { url: string; pitboss: Pitboss }) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'pitboss-client-'));
  const running = await start(
    readConfig(
      { port: '0', data },
      {
        PITBOSS_ADMIN_USERNAME: USERNAME,
        PITBOSS_ADMIN_PASSWORD: PASSWORD,
        PITBOSS_LOG_LEVEL: 'silent',
        ...environment,
      },
    ),
  );
  try {
    const pitboss = createPitboss({ baseUrl: running.url, username: USERNAME, password: PASSWORD });
    await check({ url: running.url, pitboss });
  } finally {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
};
