import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openPlatform } from '../../support/platform.ts';
import { copyOf } from '../../support/played.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { forged, verifyStore } from '../../support/verifying.ts';

/** Plays three contributions, the last by the player's own wish; then what was done to a copy of the store is verified. */
const verifying = (check: (verify: (sql: string) => ReturnType<typeof verifyStore>) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    let nowMs = 1_800_000_000_000;
    const platform = openPlatform({
      draw: (range) => range - 1n,
      clock: () => ++nowMs,
      walletOf: () => readyWallet,
      inFile: true,
    });
    try {
      const call = async (...words: Parameters<typeof platform.call>) => {
        const { status, body, code, pointers } = await platform.call(...words);
        assert.is(status, 200, `${words[0]}: ${code} ${pointers}`);
        return body as { readonly id: string };
      };
      await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
      const template = threePots({
        contribution_rules: { contribution_type: { Fixed: 1 }, max_contribution: '5' },
      });
      await call('createTemplate', { body: template });
      await call('publishTemplate', { body: { owner_id: 'northstar', template_id: template.id } });
      const { id } = await call('instantiateTemplate', { body: instantiation({}) });
      const contribute = () => call('contributeToInstance', { body: contribution(id) });
      await contribute();
      await contribute();
      await call('setOptIn', {
        body: {
          ...{ instance_id: id, player_id: 'p-1', brand_id: 'northstar:luna', player_country: 'MT' },
          ...{ opt_in: true, contribution_value: '2.50' },
        },
      });
      await contribute();
      const file = copyOf(platform, join(folder, 'played.db'));
      await check((sql) => verifyStore(forged(file, join(folder, 'forged.db'), sql, platform.keys), platform.keys));
    } finally {
      await platform.close();
    }
  });

const setRecord = (change: string, where: string): string =>
  `update ledger_entries set record = ${change} where ${where}`;

suite('cli/verify/rules-version', (test) => {
  test('each entry names the version of the rules; another order, or a version to come, is a difference', () =>
    verifying(async (verify) => {
      const { verdicts, faults } = await verify('select 1');
      assert.equal(faults, []);
      assert.equal(verdicts[0]?.judged, { wholly: 4, partly: 0 });
      const nameless = await verify(setRecord("json_remove(record, '$[13]')", 'seq = 3'));
      assert.match(nameless.faults[0] ?? '', /^entry 3 names version 0 of the rules; the entries before name 3$/);
      const newer = await verify(setRecord("json_set(record, '$[13]', 99)", 'seq = 4'));
      assert.match(
        newer.faults[0] ?? '',
        /^entry 4 was booked by version 99 of the rules, .* verify it with a newer one$/,
      );
    }));

  test("entries of earlier versions lack a player's wish, so they are judged in part, and by what they record", () =>
    verifying(async (verify) => {
      const nameless = "json_remove(record, '$[13]', '$[11].wish')";
      const { verdicts, faults } = await verify(setRecord(nameless, 'true'));
      assert.equal(faults, []);
      assert.equal(verdicts[0]?.judged, { wholly: 3, partly: 1 });
    }));

  test('a wish beyond the bounds of the rules is named', () =>
    verifying(async (verify) => {
      const { faults } = await verify(setRecord("json_set(record, '$[11].wish', '6000000/1')", 'seq = 4'));
      assert.match(faults[0] ?? '', /^entry 4: the rules do not let a player choose to contribute 6000000\/1$/);
    }));
});
