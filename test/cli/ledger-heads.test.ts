import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withFolder, withServer } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

const NAME = 'ledger-heads.jsonl';

suite('cli/ledger-heads', (test) => {
  test('a backup has the heads of all ledgers, with which it, what is restored of it, and later states are compared', () =>
    withServer((client, data) =>
      withFolder(async (folder) => {
        const [early, late, target] = [join(folder, 'early'), join(folder, 'late'), join(folder, 'target')];
        await registerOwners(client);
        const { id } = await openJackpot(client);
        await client.call('contributeToInstance', { body: contribution(id) });
        assert.is((await runHere(['backup', '--verify', '--data', data, '--to', early])).status, 0);
        await client.call('contributeToInstance', { body: contribution(id) });
        assert.is((await runHere(['backup', '--data', data, '--to', late])).status, 0);
        const text = readFileSync(join(late, NAME), 'utf8');
        const [trail, { instance_id, seq, head, ...more }] = text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        assert.equal([trail.chain, instance_id, more], ['audit', id, {}]);
        const verified = await runHere(['verify', '--data', late]);
        assert.match(verified.stdout, `ok   ${id}  ${seq} entries  head ${head}\n`);
        assert.match(verified.stdout, `ok   2 chains go on from ${join(late, NAME)}\n`);
        const since = await runHere(['verify', '--data', data, '--heads', join(early, NAME)]);
        assert.is(since.status, 0, since.stdout);

        const rewound = await runHere(['verify', '--data', early, '--heads', join(late, NAME)]);
        assert.is(rewound.status, 1);
        assert.match(rewound.stdout, `FAIL ${id}  its ledger has no entry ${seq}, whose seal was written down\n`);
        assert.match(rewound.stdout, /: 1 chain does not go on from the heads that were written down\.\n$/);

        // The bytes of another history: all of its seals would be right.
        writeFileSync(join(late, NAME), text.replace(head, 'ab'.repeat(32)));
        const forged = await runHere(['verify', '--data', late]);
        assert.is(forged.status, 1);
        assert.match(forged.stdout, `FAIL ${id}  entry ${seq} has another seal than was written down\n`);
        const refused = await runHere(['restore', '--from', late, '--data', target]);
        assert.is(refused.status, 1);
        assert.match(refused.stderr, `${late} does not verify: `);
        writeFileSync(join(late, NAME), text);
        const restored = await runHere(['restore', '--from', late, '--data', target]);
        assert.is(restored.status, 0, restored.stderr);
        assert.is((await runHere(['verify', '--data', target, '--heads', join(late, NAME)])).status, 0);
        assert.match(verified.stdout, `seal ${trail.seq}, head ${trail.head}\n`);
        writeFileSync(join(folder, 'other'), text.replace(trail.head, 'ab'.repeat(32)));
        const other = await runHere(['verify', '--data', data, '--heads', join(folder, 'other')]);
        assert.match(other.stdout, `FAIL audit trail: seal ${trail.seq} is another than was written down\n`);
        // An older state, sealed rightly.
        writeFileSync(join(folder, 'later'), text.replace(`"seq":${trail.seq}`, `"seq":${trail.seq + 1}`));
        const cut = await runHere(['verify', '--data', data, '--heads', join(folder, 'later')]);
        assert.match(cut.stdout, `FAIL audit trail: it has no seal ${trail.seq + 1}, which was written down\n`);
        writeFileSync(join(folder, 'none'), `${text}nothing\n`);
        const misread = await runHere(['verify', '--data', data, '--heads', join(folder, 'none')]);
        assert.match(misread.stderr, `pitboss: ${folder}/none:3: This is no head of a ledger.`);
        assert.match(sentenceOf({ ...misread, stdout: '' }), /none:3/);
      }),
    ));
});
