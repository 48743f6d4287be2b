import * as assert from 'uvu/assert';
import { by, paidByPlayers, until } from '../support/paying-players.ts';
import type { Client, OperationId, Parts } from '../support/server.ts';
import { instantiation, openJackpot, toTarget } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { calledBack, results, withCallbacks } from '../support/with-callbacks.ts';
import { outcome } from '../support/with-jackpot.ts';

const luna = { brand_id: 'northstar:luna' };

/** A player's country, and segments if the request can name any. */
type Player = { readonly who?: string; readonly country?: string; readonly segments?: readonly string[] };

type Way = readonly [operation: OperationId, parts: (id: string, player: Player) => Parts];

const source = { source_id: 'comet-rush' };
const bySource = (id: string, { who = 'p-1', country = 'MT', segments }: Player): Parts => {
  const { instance_id: _, ...body } = by(id, who, { player_country: country, ...source });
  return { body: { ...body, ...(segments === undefined ? {} : { segments }) } };
};
const toInstance = (id: string, { who = 'p-1', country = 'MT' }: Player): Parts => ({
  body: by(id, who, { player_country: country }),
});
const aimed =
  (type: 'instance' | 'source') =>
  (id: string, { who = 'p-1', country = 'MT', segments }: Player): Parts => ({
    body: toTarget(
      { type, id: type === 'source' ? source.source_id : id },
      { player: { id: who, token: `session-${who}`, country, brand_id: 'luna', ...(segments && { segments }) } },
    ),
  });

/** Each way to contribute: those to an instance, and those by source. */
const TO_INSTANCE: readonly Way[] = [
  ['contributeToInstance', toInstance],
  ['recordInstanceContribution', toInstance],
  [
    'contributeByGame',
    (id, { who = 'p-1', country = 'MT' }) => ({
      body: by(id, who, { player_country: country, provider_id: 'aurora', game_code: 'comet-rush' }),
    }),
  ],
  ['contributeToTarget', aimed('instance')],
];
const BY_SOURCE: readonly Way[] = [
  ['contributeBySource', bySource],
  ['recordSourceContribution', bySource],
  ['contributeToTarget', aimed('source')],
];

const optIn = (id: string, { country = 'MT' }: Player): Parts => ({
  body: { ...luna, instance_id: id, player_id: 'p-1', player_country: country, opt_in: true },
});
const aimedOptIn =
  (type: 'instance' | 'source') =>
  (id: string, { country = 'MT', segments }: Player): Parts => ({
    body: {
      ...{ operator_id: 'northstar', target: { type, id: type === 'source' ? source.source_id : id }, opt_in: true },
      player: { id: 'p-1', country, brand_id: 'luna', ...(segments && { segments }) },
    },
  });
const OPT_INS: readonly Way[] = [
  ['setOptIn', optIn],
  ['setOptInListed', optIn],
  ['setOperatorOptIn', optIn],
  ['setPlayerOptIn', (id, player) => ({ ...optIn(id, player), token: 'session-p-1' })],
  ['setTargetOptIn', aimedOptIn('instance')],
];

const look = (_: string, { who = 'p-1', country = 'MT', segments }: Player): Parts => ({
  query: { ...luna, ...source, player_id: who, country_code: country, segments: segments?.join(',') ?? '' },
});
const winners = (_: string, { country = 'MT', segments = [] }: Player): Parts => ({
  body: {
    ...{ operator_id: 'northstar', target: { type: 'source', id: source.source_id } },
    player: { id: 'p-1', country, brand_id: 'luna', segments },
  },
});
/** Looks for the jackpot of a source, and an opt-in to it. */
const LOOKS: readonly Way[] = [
  ['getOperatorJackpot', look],
  ['getPlayerJackpot', (id, player) => ({ ...look(id, player), token: 'session-p-1' })],
  ['listTargetWinners', winners],
  ['listTargetPotWinners', winners],
  ['setTargetOptIn', aimedOptIn('source')],
];

/** Opens a jackpot with these contribution rules, to which alone the source leads. */
const open = async (client: Client, id: string, rules: object): Promise<string> => {
  const template = paidByPlayers(id);
  const contribution_rules = { ...template.contribution_rules, ...rules };
  const opened = await openJackpot(
    client,
    { ...template, contribution_rules },
    instantiation({ instance_game_code: id }),
  );
  const jackpots = [{ priority: 0, owner_id: 'northstar:luna', instance_id: opened.id }];
  const owner_id = 'northstar:luna';
  await client.call('unassignSources', { body: { owner_id, source_id: ['comet-rush'], instance_id: opened.id } });
  await client.call('deleteSources', { body: [{ owner_id, ...source }] });
  const created = await client.call('createSources', {
    body: [{ owner_id, ...source, source_name: 'Comet Rush', jackpots }],
  });
  assert.equal(created.body.succeeded, ['comet-rush']);
  return opened.id;
};

const outcomesOf = async (client: Client, ways: readonly Way[], id: string, player: Player): Promise<string[]> => {
  const found: string[] = [];
  for (const [operation, parts] of ways) found.push(outcome(await client.call(operation, parts(id, player))));
  return [...new Set(found)];
};

suite('who may play', (test) => {
  test('a black list with GB keeps UK out on every way in, and nothing is debited', () =>
    withCallbacks(async ({ client, wallet }) => {
      const id = await open(client, 'no-gb', { country_filters: { black_list: ['GB'] } });
      const ask = (ways: readonly Way[], country: string) => outcomesOf(client, ways, id, { country });
      for (const country of ['UK', 'GB', 'UK-SCT']) {
        assert.equal(await ask([...TO_INSTANCE, ...OPT_INS], country), ['422 country_excluded'], country);
        assert.equal(await ask(BY_SOURCE, country), ['404 no_jackpot_for_source'], country);
        assert.equal(await ask(LOOKS, country), ['404 no_jackpot_for_source'], country);
        const inquiry = { query: { ...luna, ...source, country_code: country } };
        assert.is(outcome(await client.call('getSourceJackpot', inquiry)), '404 no_jackpot_for_source');
      }
      assert.is(wallet.moved('p-1'), 0);
      assert.equal(await ask([...TO_INSTANCE, ...BY_SOURCE, ...OPT_INS, ...LOOKS], 'MT'), ['200']);
    }));

  const filters = { white_list: ['vip', 'gold'], black_list: ['bonus-abuse'] };

  test('the segments of a contribution decide, whatever the session has, and nothing is debited', () =>
    withCallbacks(async ({ client, wallet }) => {
      const id = await open(client, 'vip', { segment_filters: filters });
      const named = [...BY_SOURCE, ['contributeToTarget', aimed('instance')]] as const;
      for (const segments of [['silver'], ['vip', 'bonus-abuse']]) {
        const found = await outcomesOf(client, named, id, { segments });
        assert.equal(found, ['404 no_jackpot_for_source', '422 segment_excluded'], segments.join());
        assert.equal(await outcomesOf(client, LOOKS, id, { segments }), ['404 no_jackpot_for_source']);
      }
      assert.is(wallet.proxy.calls.filter(({ kind }) => kind === 'debit').length, 0);
      assert.equal(await outcomesOf(client, named, id, { segments: ['gold'] }), ['200']);
      assert.equal(await outcomesOf(client, LOOKS, id, { segments: ['gold'] }), ['200']);
      assert.is(wallet.moved('p-1'), -4);
      const shown = await client.call('getInstance', { path: { instance_id: id } });
      assert.equal(shown.body.contribution_rules.segment_filters, filters);
    }));

  /** The wallet's session with segments, or with something else in their place. */
  const session = (segments: unknown) => ({
    ...{ status: 200, id: 'p-1', token: 't', currency: 'EUR', balance: 1, operator_id: 'northstar', brand_id: 'luna' },
    ...{ nickname: '', gender: '', country: 'MT', date_of_birth: '', jurisdiction: '', segments },
  });

  const sessions: readonly [segments: unknown, isIn: boolean][] = [
    [['vip'], true],
    [['silver', 'gold'], true],
    [['silver'], false],
    [[], false],
    [['vip', 'bonus-abuse'], false],
    ['vip', false],
    [[7, null, 'vip'], true],
  ];
  test('a contribution without segments has those of the session', () =>
    withCallbacks(async ({ client, wallet }) => {
      const id = await open(client, 'vip', { segment_filters: filters });
      for (const [at, [segments, isIn]] of sessions.entries()) {
        const who = `p-${at}`;
        wallet.proxy.decide = ({ kind }) =>
          kind === 'authenticate' ? { status: 200, body: { ...session(segments), id: who } } : 'pass';
        const name = JSON.stringify(segments);
        const refused = (code: string) => [isIn ? '200' : code];
        assert.equal(await outcomesOf(client, TO_INSTANCE, id, { who }), refused('422 segment_excluded'), name);
        const bySources = await outcomesOf(client, BY_SOURCE, id, { who, segments: [] });
        assert.equal(bySources, refused('404 no_jackpot_for_source'), name);
        const seen = await client.call('getPlayerJackpot', { ...look(id, { who }), token: `session-${who}` });
        assert.equal([outcome(seen)], refused('404 no_jackpot_for_source'), name);
        assert.is(wallet.moved(who), isIn ? -7 : 0, name);
      }
    }));

  test('a black list alone admits a player without segments; only an instance with filters asks the wallet first', () =>
    withCallbacks(async ({ client, id: unfiltered, wallet }) => {
      const id = await open(client, 'fair', {
        segment_filters: { black_list: ['bonus-abuse'] },
        operator_contribution_percentage: '1',
      });
      const kinds = () => wallet.proxy.calls.splice(0).map(({ kind }) => kind);
      assert.equal(await outcomesOf(client, TO_INSTANCE.slice(0, 1), id, {}), ['200']);
      assert.equal(kinds(), ['authenticate']);
      wallet.proxy.decide = ({ kind }) =>
        kind === 'authenticate' ? { before: true, status: 404, body: { code: 'player_unknown' } } : 'pass';
      const strange = await client.call('contributeToInstance', { body: by(id, 'p-2') });
      assert.is(outcome(strange), '422 wallet_refused_player');
      wallet.proxy.decide = () => 'pass';
      kinds();
      assert.is(outcome(await client.call('contributeToInstance', { body: by(unfiltered, 'p-3') })), '200');
      assert.equal(kinds(), ['authenticate', 'debit']);
    }));

  test('a contribution with a callback is decided when it is accepted, and keeps the segments of its session', () =>
    withCallbacks(async ({ client, receiver, wallet }) => {
      const id = await open(client, 'vip', { segment_filters: filters });
      const later = () => client.call('contributeToInstance', { body: by(id, 'p-1', calledBack(receiver)) });
      assert.is(outcome(await later()), '422 segment_excluded');
      const vip = () => client.call('contributeToInstance', { body: by(id, 'p-9', calledBack(receiver)) });
      wallet.proxy.decide = ({ kind }) =>
        kind === 'authenticate' ? { status: 200, body: { ...session(['vip']), id: 'p-9' } } : 'pass';
      assert.is(outcome(await vip()), '200');
      await until(() => results(receiver).map(({ contribution_amount }) => contribution_amount), [1]);
      assert.is(wallet.moved('p-9'), -1);
    }));

  test('linked contributions are decided by the same segments', () =>
    withCallbacks(async ({ client, id: main, wallet }) => {
      const id = await open(client, 'vip', { segment_filters: filters });
      const owner_id = 'northstar:luna';
      await client.call('assignSources', { body: { owner_id, source_id: ['comet-rush'], instance_id: main } });
      const play = async (segments: unknown) => {
        wallet.proxy.decide = ({ kind }) =>
          kind === 'authenticate' ? { status: 200, body: { ...session(segments), id: `p-${segments}` } } : 'pass';
        const player = { id: `p-${segments}`, token: `session-p-${segments}`, country: 'MT', brand_id: 'luna' };
        const body = toTarget(
          { type: 'instance', id: main },
          { player, options: { allow_linked_contributions: true } },
        );
        const source = { type: 'source', id: 'comet-rush' };
        const reply = await client.call('contributeToTarget', { body: { ...body, target: source } });
        return reply.body.map(({ instance_id }: { instance_id: string }) => instance_id);
      };
      assert.equal(await play(['vip']), [id, main]);
      assert.equal(await play(['silver']), [main]);
    }));
});
