import * as assert from 'uvu/assert';
import { NOTHING, requests } from '../support/every-operation.ts';
import { by, paidByPlayers } from '../support/paying-players.ts';
import { type Client, type OperationId, type Parts, withServer } from '../support/server.ts';
import { contribution, instantiation, openJackpot, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { change } from '../support/tables.ts';
import { withCallbacks } from '../support/with-callbacks.ts';
import { outcome, withJackpot } from '../support/with-jackpot.ts';

const COUNTRY_FIELDS = ['player_country', 'country', 'country_code'];

/** The request with another country, and where that is; undefined for one without a country. */
const withCountry = (parts: Parts, country: string): readonly [parts: Parts, pointer: string] | undefined => {
  let at: string | undefined;
  const replaced = (value: unknown, pointer: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, each]) => {
      if (!COUNTRY_FIELDS.includes(key)) return [key, replaced(each, `${pointer}/${key}`)];
      at = `${pointer}/${key}`;
      return [key, country];
    });
    return Array.isArray(value) ? value : Object.fromEntries(fields);
  };
  const changed = { ...parts };
  if (parts.body !== undefined) changed.body = replaced(parts.body, '') as object;
  if (parts.query !== undefined) changed.query = replaced(parts.query, '/query') as Record<string, string>;
  return at === undefined ? undefined : [changed, at];
};

const refusalOf = async (client: Client, operation: OperationId, parts: Parts): Promise<string> => {
  const { status, body } = await client.call(operation, parts);
  return `${status} ${body?.code} ${body?.errors?.map(({ pointer }: { pointer: string }) => pointer)}`;
};

const filtered = (lists: object) => ({
  ...paidByPlayers('filtered'),
  contribution_rules: { ...paidByPlayers('filtered').contribution_rules, country_filters: lists },
});

suite('countries', (test) => {
  test('each operation that takes a country refuses what is not one, and points to it', () =>
    withServer(async (client) => {
      const seen: OperationId[] = [];
      const good = requests(NOTHING);
      // The only one that may go without a country.
      const { getSourceJackpot } = good;
      const query = { ...getSourceJackpot.query, country_code: 'MT' };
      const all = { ...good, getSourceJackpot: { ...getSourceJackpot, query } };
      for (const [name, parts] of Object.entries(all)) {
        const operation = name as OperationId;
        for (const country of ['ZZ', 'XK', 'gb', 'GBR', 'GB-SCOT']) {
          const [changed, pointer] = withCountry(parts, country) ?? [];
          if (changed === undefined || pointer === undefined) continue;
          if (country === 'ZZ') seen.push(operation);
          assert.is(
            await refusalOf(client, operation, changed),
            `400 validation_failed ${pointer}`,
            `${name} ${country}`,
          );
        }
      }
      assert.equal(seen.sort(), [
        ...['contributeByGame', 'contributeBySource', 'contributeToInstance', 'contributeToTarget'],
        ...['getOperatorJackpot', 'getPlayerJackpot', 'getSourceJackpot', 'listTargetPotWinners', 'listTargetWinners'],
        ...['recordInstanceContribution', 'recordSourceContribution', 'setOperatorOptIn', 'setOptIn'],
        ...['setOptInListed', 'setPlayerOptIn', 'setTargetOptIn'],
      ]);
    }));

  test('B39 a template whose filters have what is not a country is refused, with its place', () =>
    withServer(async (client) => {
      for (const list of ['black_list', 'white_list']) {
        const body = filtered({ [list]: ['GB', 'UK-SCT', 'EU'] });
        const place = `/contribution_rules/country_filters/${list}/2`;
        assert.is(await refusalOf(client, 'createTemplate', { body }), `400 validation_failed ${place}`);
      }
    }));

  const cases: [lists: object, country: string, outcome: string][] = [
    [{ black_list: ['GB'] }, 'UK', '422 country_excluded'],
    [{ black_list: ['GB'] }, 'UK-SCT', '422 country_excluded'],
    [{ black_list: ['UK'] }, 'GB', '422 country_excluded'],
    [{ black_list: ['UK-SCT'] }, 'GB-SCT', '422 country_excluded'],
    [{ black_list: ['UK-SCT'] }, 'GB-ENG', '200'],
    [{ white_list: ['UK'] }, 'GB-ENG', '200'],
    [{ white_list: ['GB'] }, 'UK', '200'],
    [{ white_list: ['UK'] }, 'MT', '422 country_excluded'],
    [{ black_list: ['GB'] }, 'ZZ', '400 validation_failed'],
  ];
  test('C6 UK is GB in filters and in requests, and who is excluded is not debited', () =>
    withCallbacks(async ({ client, wallet }) => {
      let debits = 0;
      for (const [number, [lists, player_country, expected]] of cases.entries()) {
        const template = { ...filtered(lists), id: `filtered-${number}`, name: `filtered-${number}` };
        const { id } = await openJackpot(client, template, instantiation({ instance_game_code: template.id }));
        const reply = await client.call('contributeToInstance', { body: by(id, 'p-1', { player_country }) });
        const name = `${JSON.stringify(lists)} ${player_country}`;
        assert.is(outcome(reply), expected, name);
        if (expected === '200') debits += 1;
        assert.is(wallet.moved('p-1'), -debits, name);
      }
    }));

  test('B43 a template of an earlier version with unknown codes is not published', () =>
    withServer(async (client, data) => {
      await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await client.call('createTemplate', { body: filtered({ black_list: ['UK', 'QA'] }) });
      change(data, `update templates set document = replace(document, '"QA"', '"ZZ"')`);
      const body = { owner_id: 'northstar', template_id: 'filtered' };
      const place = '/contribution_rules/country_filters/black_list/1';
      assert.match(await refusalOf(client, 'publishTemplate', { body }), place);
      const shown = await client.call('getTemplate', { path: { owner_id: 'northstar', template_id: 'filtered' } });
      assert.equal(shown.body.contribution_rules.country_filters, { black_list: ['UK', 'ZZ'], white_list: [] });
    }));

  test('an instance of an earlier version with unknown codes is shown as it is, and its other filters stand', () =>
    withJackpot(
      async (client, { id }, data) => {
        change(data, `update instances set rules = replace(rules, '"QA"', '"ZZ"')`);
        const shown = await client.call('getInstance', { path: { instance_id: id } });
        assert.equal(shown.body.contribution_rules.country_filters.black_list, ['UK', 'ZZ']);
        const contribute = (player_country: string) =>
          client.call('contributeToInstance', { body: contribution(id, { player_country }) });
        assert.is(outcome(await contribute('GB')), '422 country_excluded');
        assert.is(outcome(await contribute('MT')), '200');
      },
      threePots({
        contribution_rules: { ...threePots().contribution_rules, country_filters: { black_list: ['UK', 'QA'] } },
      }),
    ));
});
