import * as assert from 'uvu/assert';
import { listCallbackJobs } from '../../db/contributions/callback-jobs.ts';
import { openPostgres } from '../../db/engine/postgres/open-postgres.ts';
import { openStore } from '../../db/engine/store.ts';
import { WATCHED_TABLES } from '../../db/tables/servers.ts';
import { runCallbackJob } from '../../platform/contributions/run-callback-job.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import { writeUnit } from '../../server/operations/platform.ts';
import { migrations } from '../../server/start/assets.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import {
  bonusAward,
  budgetUse,
  campaignChange,
  freespinAward,
  freespinInstance,
  freespinTemplate,
} from './freespins.ts';
import { type InProcessPlatform, openPlatform } from './platform.ts';
import { succeed } from './published.ts';
import { readyWallet } from './ready-wallet.ts';
import { contribution, instantiation, threePots, toTarget } from './story.ts';

const OF = { operator_id: 'northstar' };
const MOON = 'northstar:luna';
const HOUR_MS = 3_600_000;
const CALLBACK = { callback: { web_hook: 'https://hooks.example/result' } };
/** The wallet never answers about the debits of this player, and refuses those for this game. */
const [SILENT, REFUSED] = ['p-silent', 'unlucky'];

/** A wallet for a campaign. */
export const campaignWallet: Wallet = {
  ...readyWallet,
  execute: async ({ playerId, sourceId }) => {
    if (playerId === SILENT) return { outcome: 'uncertain', why: 'timeout', detail: 'Silence.' };
    return sourceId === REFUSED
      ? { outcome: 'refused', code: 'insufficient_funds' }
      : { outcome: 'done', result: null };
  },
};

type Clocked = { readonly platform: InProcessPlatform; readonly clock: { readonly nowMs: number } };

/** Runs the contributions that were accepted for a callback, as the server does. */
export const runJobs = async ({ platform, clock }: Clocked): Promise<void> => {
  const { store, keys, failures, services } = platform;
  const unit = { store, keys, failures, clock: () => clock.nowMs, draw: (n: bigint) => n - 1n };
  for (const job of await store.read((tx) => listCallbackJobs(tx, '', 100, [])))
    await runCallbackJob(
      {
        read: (work) => store.read(work),
        write: (work) => writeUnit(unit, work),
        services,
        nowMs: clock.nowMs,
        problemOf: ({ problem }) => ({ code: problem }),
      },
      job,
    );
};

type Body = { readonly [field: string]: unknown };

/** The traces of a campaign in a store. */
export type Campaign = {
  /** The time of its end. */
  readonly atMs: number;
  readonly main: string;
  readonly freespins: string;
  /** The contributions that were answered, by the request. */
  readonly booked: readonly (readonly [id: string, request: object])[];
};

const by = (main: string, player_id: string, key: string, changes: object = {}) =>
  contribution(main, { player_id, token: `session-${player_id}`, idempotency_key: key, ...changes });

/**
 * Luna's campaign `spring`: bonuses that are used, given back, taken back and extended, a budget of the operator's part that is spent in
 * part and has a reservation, a linked contribution that failed, a result sent to a callback, exclusions, and a budget for freespins.
 * Its platform has `campaignWallet`.
 */
export const tellCampaign = async ({ platform, clock }: Clocked): Promise<Campaign> => {
  const call = async (...[id, parts]: [Parameters<InProcessPlatform['call']>[0], object]) =>
    (await succeed(platform, id, parts)) as never;
  const of = ({ id }: { readonly id: string }) => id;
  const contribution_rules = {
    ...{ contribution_type: { Fixed: 0.5 }, operator_contribution_percentage: '0.2', max_contribution: '0.5' },
    operator_budget: { amount: '5.3', per: 'Total', then: 'PlayerPays' },
  };
  await call('createTemplate', { body: threePots({ id: 'campaign', contribution_rules }) });
  await call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'campaign' } });
  const open = async (instance_game_code: string) =>
    of(await call('instantiateTemplate', { body: instantiation({ template_id: 'campaign', instance_game_code }) }));
  const [main, unlucky] = [await open('spring'), await open(REFUSED)];
  await call('setLinks', { path: { instance_id: main }, body: { instance_ids: [unlucky] } });
  await call('createDestination', {
    body: { owner_id: MOON, url: 'https://hooks.example/events', events: [], secret: `whsec_${'x'.repeat(32)}` },
  });
  const available_for = [
    { provider_id: 'pitboss', game_ids: ['spring'] },
    { provider_id: 'starforge', game_ids: ['comet-rush'] },
  ];
  const expires = { timestamp_bonus_expires: clock.nowMs + 9 * HOUR_MS };
  const award = async (player: string, bonus: object): Promise<string> => {
    const of = { players: [player], promo_id: 'spring', available_for, ...expires };
    const [{ id }] = (await call('awardBonus', { body: bonusAward({ ...of, bonus }) })) as [{ id: string }];
    return id;
  };
  const spins = (count: number, amount: string) => ({ type: 'Fixed', currency: 'EUR', count, amount });
  const budget = (amount: string) => ({ type: 'Variable', currency: 'EUR', amount });
  await award('p-1', spins(3, '0.25'));
  await award('p-2', budget('1'));
  const returned = await award('p-3', budget('0.4'));
  const removed = await award('p-4', budget('5'));
  const extended = await award('p-5', budget('0.9'));
  await award('p-6', spins(1, '0.5'));
  await award('p-7', budget('0.4'));
  await call('reportFreespinUse', { body: budgetUse(returned, '0.3', { player_id: 'p-3', request_id: 'a-use' }) });
  await call('giveBack', { body: { ...OF, request_id: 'a-use', reason: 'Voided.' } });
  const booked: [string, object][] = [];
  const contribute = async (player: string, key: string, changes: object = {}): Promise<void> => {
    const body = by(main, player, key, changes);
    const { status, headers, code, detail } = await platform.call('contributeToInstance', { body });
    if (status > 204) throw new Error(`${code}: ${detail}`);
    booked.push([headers['contribution-id'] ?? '', body]);
  };
  for (const [player, key] of ['p-1', 'p-2', 'p-1', 'p-6', 'p-4', 'p-5', 'p-8'].map((id, n) => [id, `k-${n}`] as const))
    await contribute(player, key);
  await contribute('p-7', 'later', CALLBACK);
  await runJobs({ platform, clock });
  const change = (changes: object) => campaignChange({ promo_id: undefined, ...changes });
  await call('removeBonuses', { body: change({ bonus_ids: [removed] }) });
  await call('extendBonuses', { body: change({ bonus_ids: [extended], until: clock.nowMs + 20 * HOUR_MS }) });
  const source = { id: 'round-2', type: 'gameround' };
  const player = { id: 'p-12', token: 'session-p-12', country: 'MT', brand_id: 'luna' };
  const options = { allow_linked_contributions: true };
  const target = toTarget({ id: main, type: 'instance' }, { source, player, options });
  const reply = await platform.call('contributeToTarget', { body: target });
  booked.push([reply.headers['contribution-id'] ?? '', {}]);
  const silent = await platform.call('contributeToInstance', { body: by(main, SILENT, 'silent') });
  assert.is(silent.code, 'wallet_timeout', silent.detail);
  const { id: template } = (await call('createFreespinTemplate', { body: freespinTemplate() })) as { id: string };
  const times = { timestamp_start: 0, timestamp_end: clock.nowMs + 40 * HOUR_MS };
  const freespins = of(
    await call('createFreespinInstance', { body: freespinInstance(template, { ...times, budget: '10' }) }),
  );
  await call('awardFreespins', { body: freespinAward(freespins, { players: ['p-1'] }) });
  const barred = (players: string[], more: object = {}) => ({
    body: { owner_id: MOON, players, reason: 'A test.', ...more },
  });
  await call('excludePlayers', barred(['p-9'], { until: clock.nowMs + 5 * HOUR_MS }));
  await call('excludePlayers', barred(['p-10', 'p-11']));
  await call('readmitPlayers', barred(['p-10']));
  return { atMs: clock.nowMs, main, freespins, booked };
};

/** All that the interface shows of a campaign. */
export const shownOf = async (platform: InProcessPlatform, { main, booked }: Campaign): Promise<unknown> => {
  const page = { page: 0, limit: 50 };
  const call = (...[id, parts]: [Parameters<InProcessPlatform['call']>[0], object]) => succeed(platform, id, parts);
  const contributions = [];
  for (const [contribution_id] of booked)
    contributions.push(await call('getContribution', { path: { contribution_id } }));
  return {
    contributions,
    uses: await call('listBonusUses', { query: { ...OF, ...page } }),
    bonuses: await call('listBonuses', { query: { ...OF, ...page } }),
    totals: await call('getBonusTotals', { query: { ...OF, promo_id: 'spring' } }),
    exclusions: await call('listExcludedPlayers', { query: { ...page, owner_id: MOON, past: true } }),
    budget: ((await call('getInstance', { path: { instance_id: main } })) as Body).operator_budget,
    freespins: await call('listFreespinInstances', { query: { ...OF, ...page } }),
  };
};

/** Each step of how a campaign goes on, and what it shows: who pays how much of a contribution, or why it is refused. */
export const goOn = async (
  { platform, clock }: Clocked,
  { main, freespins, booked }: Campaign,
  steps: readonly [from: number, to: number] = [0, 99],
): Promise<unknown[]> => {
  const contribute = (player: string) => async () => {
    const body = by(main, player, `next-${shown.length}-${steps[0]}-${player}`);
    const { code, body: paid } = await platform.call('contributeToInstance', { body });
    const { bonus, contribution_amount } = (paid ?? {}) as Body & { readonly bonus?: Body };
    return code ?? [player, contribution_amount, bonus?.amount, bonus?.left];
  };
  const award =
    (...players: string[]) =>
    async () =>
      (await platform.call('awardFreespins', { body: freespinAward(freespins, { players }) })).code ?? 'awarded';
  const repeat = async () => {
    const codes = [];
    for (const [id, body] of booked.slice(0, -1)) {
      const { status, headers } = await platform.call('contributeToInstance', { body });
      codes.push([status, headers['contribution-id'] === id]);
    }
    return codes;
  };
  const later = async () => {
    await platform.call('contributeToInstance', { body: by(main, 'p-7', 'later-still', CALLBACK) });
    await runJobs({ platform, clock });
    return undefined;
  };
  const all = [
    ...['p-1', 'p-2', 'p-3', 'p-4', 'p-5'].map(contribute),
    award('p-2', 'p-3'),
    award('p-2'),
    repeat,
    ...['p-9', 'p-10', 'p-11', 'p-1', 'p-2', 'p-3', 'p-5', 'p-6'].map(contribute),
    later,
    ...['p-1', 'p-2', 'p-4', 'p-5', 'p-6'].map(contribute),
  ];
  const shown: unknown[] = [];
  const budget = async () =>
    ((await succeed(platform, 'getInstance', { path: { instance_id: main } })) as Body).operator_budget as Body;
  for (const step of all.slice(...steps)) {
    const result = await step();
    const { used, reserved } = await budget();
    shown.push([result, used, reserved]);
  }
  return shown;
};

/** Runs work with a platform on the store of a data folder, or of a database with the keys of that folder, after the campaign. */
export const resuming = async <Result>(
  { atMs }: Campaign,
  data: string,
  work: (resumed: Clocked) => Promise<Result>,
  url?: string,
): Promise<Result> => {
  const file = storeFile(data);
  const store =
    url === undefined
      ? openStore({ file })
      : await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
  let nowMs = atMs;
  const platform = openPlatform({
    ...{ draw: (n) => n - 1n, clock: () => ++nowMs, walletOf: () => campaignWallet, beside: { file }, store },
    multipliers: { USD: '1.25' },
  });
  const clock = {
    get nowMs() {
      return nowMs;
    },
  };
  try {
    return await work({ platform, clock });
  } finally {
    await platform.close();
  }
};
