import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { CommandError } from '../../cli/command.ts';
import { replicate } from '../../cli/replicate.ts';
import { until } from '../support/paying-players.ts';
import { printed } from '../support/printed.ts';
import { withFolder } from '../support/server.ts';
import { contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withJackpot } from '../support/with-jackpot.ts';

const refusal = (...words: string[]): Promise<string> =>
  replicate(words, '').then(
    () => 'it went on',
    (error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      return error.message;
    },
  );

suite('cli/replicate', (test) => {
  test('replicates until it is stopped, and says what it begins with', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        await client.call('contributeToInstance', { body: contribution(id) });
        const to = join(folder, 'replica');
        const running = printed(() => replicate(['--data', data, '--to', to], ''));
        await until(() => existsSync(join(to, 'replica.json')), true);
        process.emit('SIGTERM');
        const { status, stdout } = await running;
        assert.is(status, 0);
        assert.match(stdout, /^Copying \S+ to \S+stream-\S+: this is the first\.\n/);
        assert.match(await refusal('--data', join(folder, 'none'), '--to', to), /^There is no store in \S+none\./);
        mkdirSync(join(folder, 'other'));
        writeFileSync(join(folder, 'other/file'), '');
        assert.match(await refusal('--data', data, '--to', join(folder, 'other/file')), /^Replication has stopped: E/);
        writeFileSync(
          join(folder, 'other/replica.json'),
          JSON.stringify({ platform: 'another', writer: 'w', stream: 's', number: 1, at_ms: 1 }),
        );
        assert.match(await refusal('--data', data, '--to', join(folder, 'other')), /is of another platform/);
      }),
    ));
});
