import * as assert from 'uvu/assert';
import type { JackpotInstance, LobbyJackpot } from '../../../generated/server/types.gen.ts';
import { createSource, LUNA } from '../../support/leading.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import type { Client } from '../../support/server.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { START_MS } from '../../support/timed.ts';
import { verifyStore } from '../../support/verifying.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const TEXTS = {
  sv: { name: 'Tre stjärnor', description: 'Tre potter.', pots: { minor: { name: 'Mini' } } },
  pt: { name: 'Três estrelas', pots: { minor: { name: 'Menor' }, mega: { description: 'O maior.' } } },
  'pt-br': { name: 'Três Estrelas do Brasil' },
};

/** A platform whose clock each look moves by more than lobbies are kept for. */
const withTexts = (
  template: object,
  work: (platform: InProcessPlatform, look: (query?: object) => Promise<LobbyJackpot[]>) => Promise<void>,
): Promise<void> => {
  const clock = { nowMs: START_MS };
  return withPublished(template, { draw: (n) => n - 1n, clock: () => clock.nowMs }, (platform) =>
    work(platform, async (query = {}) => {
      clock.nowMs += 1_000;
      const seen = await succeed(platform, 'listLobbyJackpots', { query: { brand_id: LUNA, ...query } });
      return seen as LobbyJackpot[];
    }),
  );
};

const open = async (platform: InProcessPlatform, changes: object = {}): Promise<JackpotInstance> =>
  (await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) })) as JackpotInstance;

const read = async (platform: InProcessPlatform, id: string): Promise<JackpotInstance> =>
  (await succeed(platform, 'getInstance', { path: { instance_id: id } })) as JackpotInstance;

suite('texts of jackpots', (test) => {
  test('an instance takes over those of its template, and a lobby shows each in the nearest language that has it', () =>
    withTexts(threePots({ texts: TEXTS }), async (platform, look) => {
      const { id, texts } = await open(platform);
      assert.equal(texts, TEXTS);
      const shown = async (language?: string) => {
        const [jackpot] = await look(language === undefined ? {} : { language });
        const { name, description, pots = [] } = jackpot ?? {};
        return [name, description, ...pots.map((pot) => pot.description ?? pot.name)];
      };
      const plain = ['Tri star', undefined, 'minor', 'major', 'mega'];
      assert.equal(await shown(), plain);
      assert.equal(await shown('sv-FI'), ['Tre stjärnor', 'Tre potter.', 'Mini', 'major', 'mega']);
      assert.equal(await shown('PT-BR'), ['Três Estrelas do Brasil', undefined, 'Menor', 'major', 'O maior.']);
      assert.equal(await shown('pt-BR-x-lottery'), await shown('pt-BR'));
      assert.equal(await shown('pt-PT'), ['Três estrelas', undefined, 'Menor', 'major', 'O maior.']);
      assert.equal(await shown('de'), plain);
      // The sealed copy of the rules has none, so that texts can change.
      const [row] = selectFrom(platform.file, 'select rules from instances where id = ?', id);
      assert.not.match(String(row?.rules), /stjärnor/);
      assert.equal((await verifyStore(platform.file, platform.keys)).faults, []);
    }));

  test('an instance may be opened with its own, and updateInstance replaces all of them or removes them', () =>
    withTexts(threePots({ texts: TEXTS }), async (platform, look) => {
      const fi = { fi: { name: 'Kolme tähteä' } };
      const { id } = await open(platform, { texts: fi });
      const change = async (texts: object) => {
        await succeed(platform, 'updateInstance', { body: { instance_id: id, texts } });
        const { texts: now, version } = await read(platform, id);
        return [now, version];
      };
      assert.equal((await read(platform, id)).texts, fi);
      assert.equal(await change(TEXTS), [TEXTS, 2]);
      assert.equal(await change({ ...TEXTS }), [TEXTS, 2]);
      assert.is((await look({ language: 'sv' }))[0]?.name, 'Tre stjärnor');
      const rows = selectFrom(
        platform.file,
        "select changes from audit_events where changes like '%/texts%' order by rowid",
      );
      assert.match(String(rows[0]?.changes), /Tre stjärnor/);
      assert.equal(await change({}), [undefined, 3]);
      assert.is((await look({ language: 'sv' }))[0]?.name, 'Tri star');
    }));

  test('refuses languages that do not exist or are named twice, and pots that are not there', () =>
    withTexts(threePots(), async (platform) => {
      const { id } = await open(platform);
      for (const [texts, pointer] of [
        [{ 'en-a': {} }, '/texts/en-a'],
        [{ en: {}, EN: {} }, '/texts/EN'],
        [{ en: { pots: { jumbo: { name: 'Jumbo' } } } }, '/texts/en/pots/jumbo'],
      ] as const) {
        for (const [operation, body] of [
          ['updateInstance', { instance_id: id, texts }],
          ['instantiateTemplate', instantiation({ instance_game_code: 'another', texts })],
        ] as const) {
          const { code, pointers } = await platform.call(operation, { body });
          assert.equal([code, pointers], ['validation_failed', [pointer]], operation);
        }
        // A draft may be unfinished.
        await succeed(platform, 'createTemplate', { body: threePots({ id: pointer.replaceAll('/', '.'), texts }) });
        const named = { owner_id: 'northstar', template_id: pointer.replaceAll('/', '.') };
        const { code, pointers } = await platform.call('publishTemplate', { body: named });
        assert.equal([code, pointers], ['template_invalid', [pointer]]);
      }
      assert.equal([(await read(platform, id)).version, (await read(platform, id)).texts], [1, undefined]);
    }));

  test('has at most 50 languages, names of 200 and descriptions of 2,000 characters', () =>
    withJackpot(async (client, { id }) => {
      const ask = async (texts: object) =>
        outcome(await client.call('updateInstance', { body: { instance_id: id, texts } }));
      // Languages for private use.
      const letters = 'abcdefghijklmnopqrst';
      const tags = [...letters].flatMap((second) => [...letters].map((third) => `q${second}${third}`));
      const languages = (count: number) => Object.fromEntries(tags.slice(0, count).map((tag) => [tag, {}]));
      assert.is(await ask(languages(50)), '200');
      for (const texts of [
        languages(51),
        { en: { name: '' } },
        { en: { name: 'n'.repeat(201) } },
        { en: { description: 'd'.repeat(2_001) } },
        { en: { pots: { minor: { name: 'two\nlines' } } } },
        { en_GB: { name: 'Three' } },
        { en: { title: 'Three' } },
      ])
        assert.is(await ask(texts), '400 validation_failed');
    }));
});

suite('jackpots that are not public', (test) => {
  const shownIn = async (client: Client, id: string) => {
    const ticker = outcome(await client.call('getTicker', { query: { instance_id: id }, token: null }));
    const sources = await client.call('listPublicSources', { query: { owner_id: LUNA }, token: null });
    return [ticker, sources.body.flatMap(({ jackpots }: { jackpots: object[] }) => jackpots).length];
  };

  test('are in no ticker and no public source, until they are public', () =>
    withJackpot(async (client, { id }) => {
      await createSource(client, 'comet', id);
      const body = [
        { owner_id: 'northstar', source_id: 'sun', source_name: 'Sun' },
        { owner_id: 'northstar', source_id: 'moon', source_name: 'Moon' },
      ].map((source, priority) => ({ ...source, jackpots: [{ priority, owner_id: 'northstar', instance_id: id }] }));
      await client.call('createSources', { body });
      assert.equal(await shownIn(client, id), ['200', 3]);
      const show = (isPublic: boolean) =>
        client.call('updateInstance', { body: { instance_id: id, public: isPublic } });
      assert.is((await show(false)).headers.get('etag'), '"2"');
      assert.equal(await shownIn(client, id), ['404 instance_not_found', 0]);
      const hidden = await client.call('listPublicSources', { query: { owner_id: LUNA }, token: null });
      assert.equal(
        hidden.body.map(({ source_id }: { source_id: string }) => source_id),
        ['comet'],
      );
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.public, false);
      assert.is((await client.call('listSources')).body.length, 3);
      assert.is((await show(true)).headers.get('etag'), '"3"');
      assert.equal(await shownIn(client, id), ['200', 3]);
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.public, undefined);
    }));

  test('are in no lobby, not even by their ids or their sources', () =>
    withTexts(threePots(), async (platform, look) => {
      const { id } = await open(platform, { public: false });
      const { id: shown } = await open(platform, { instance_game_code: 'shown' });
      const ids = async (query: object) => (await look(query)).map((jackpot) => jackpot.id);
      assert.equal(await ids({}), [shown]);
      assert.equal(await ids({ instance_ids: `${id},${shown}` }), [shown]);
      await succeed(platform, 'updateInstance', { body: { instance_id: shown, public: false } });
      assert.equal(await ids({}), []);
      await succeed(platform, 'updateInstance', { body: { instance_id: id, public: true } });
      assert.equal(await ids({ instance_ids: `${id},${shown}` }), [id]);
    }));
});
