// Plays 200 rounds and more with a program that cheats, and leaves its store and keys: node cheating-program.ts CHEAT FOLDER
import { cpSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHEATS } from './cheats.ts';

const [name, folder = ''] = process.argv.slice(2);
const cheat = CHEATS.find((each) => each.name === name);
const root = join(import.meta.dirname, '../../..');
let changed = cheat === undefined;
registerHooks({
  load(url, context, next) {
    if (cheat === undefined || url !== pathToFileURL(join(root, cheat.file)).href) return next(url, context);
    const text = readFileSync(join(root, cheat.file), 'utf8');
    changed = text.split(cheat.from).length === 2;
    return { format: 'module-typescript', source: text.replace(cheat.from, () => cheat.to), shortCircuit: true };
  },
});

const { openPlatform } = await import('../../support/platform.ts');
const { readyWallet } = await import('../../support/ready-wallet.ts');
const { seededDraw } = await import('../../support/seeded-draw.ts');
const { community, contribution, instantiation, raffle, threePots } = await import('../../support/story.ts');
const { copyOf } = await import('../../support/played.ts');

const START_MS = 1_800_000_000_000;
const WEEK_MS = 604_800_000;
const DAY_MS = 86_400_000;

const [first] = threePots().pots;
const seeds = (value: number) => ({
  seed_strategy: {
    ...{ initial_seed_value: value, min_reseed_value: value },
    ...{ fund_strategy: 'CollectToMinReseed', reseed_strategy: 'MinReseed' },
  },
});
const pot = (id: string, share: number, changes: object) => ({
  ...{ ...first, id, contribution: { Percentage: share }, seed_contribution: { Percentage: 0.1 } },
  ...seeds(5),
  ...changes,
});
/** Fixed, so that it buys one attempt. */
const paidBy = (operator_contribution_percentage: string) => ({
  contribution_rules: {
    ...{ contribution_type: { Fixed: 1 }, max_contribution: '1' },
    operator_contribution_percentage,
  },
});
const lucky = { pot_types: [{ HitRate: { max_magic_number: 7, cost_per_attempt: 1 } }] };
const rising = (ramp: object) => ({
  pot_types: [{ HitRate: { max_magic_number: 30, cost_per_attempt: 1, ramp } }],
});
/** Its second level begins with nothing, so that it is worth no cent for the first rounds. */
const levels = [
  { pot_id: 'mini', weight: 1 },
  { pot_id: 'grand', weight: 2 },
];
const wheel = { pot_types: [{ Wheel: { max_magic_number: 3, cost_per_attempt: 1, levels } }] };

/** Each by its id, which is the game code of its instance too. */
const TEMPLATES = [
  threePots({
    ...{ id: 'chance', name: 'chance', ...paidBy('1') },
    pots: [pot('lucky', 0.3, lucky), pot('must', 0.4, { pot_types: [{ MustHitBy: { hit_by: 8 } }] })],
  }),
  threePots({
    ...{ id: 'shared', name: 'shared', ...paidBy('1') },
    pots: [pot('shared', 0.5, { ...lucky, ...community({}, { max_number_of_payouts: 3 }) })],
  }),
  threePots({
    ...{ id: 'rising', name: 'rising', ...paidBy('1') },
    pots: [
      pot('between', 0.3, { pot_types: [{ MustHitBy: { hit_by: 9, hit_from: 6, weight: 2 } }] }),
      pot('later', 0.2, rising({ by: 'Time', from: 2, to: 40, max_magic_number: 2 })),
      pot('richer', 0.2, rising({ by: 'Value', from: 5.5, to: 8, max_magic_number: 4 })),
    ],
  }),
  threePots({
    ...{ id: 'wheel', name: 'wheel', ...paidBy('1') },
    pots: [pot('mini', 0.3, wheel), { ...pot('grand', 0.001, { pot_types: [] }), ...seeds(0) }],
  }),
  threePots({
    ...{ id: 'staked', name: 'staked', ...paidBy('1') },
    pots: [
      pot('staked', 0.5, { pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS, weighting: 'Stake' } }] }),
    ],
  }),
  raffle({ id: 'raffle', name: 'raffle' }),
  threePots({ id: 'players', name: 'players', ...paidBy('0'), pots: [pot('own', 0.8, lucky)] }),
  threePots({
    ...{ id: 'carried', name: 'carried' },
    contribution_rules: { contribution_type: { Percentage: 0.00033 }, max_contribution: '1', carry_fractions: true },
    pots: [
      pot('cents', 0.8, { pot_types: [], supports_external_trigger: true }),
      pot('once', 0.1, { pot_types: [], supports_external_trigger: true, max_instantiation_count: 1 }),
    ],
  }),
];
/** Refuses every third debit of fractions. During one, a pot ends, unless a program that cheats arms none. */
let debits = 0;
let endPot = async (): Promise<unknown> => undefined;
const wallet: typeof readyWallet = {
  ...readyWallet,
  execute: async (transaction) => {
    if (transaction.sourceId !== 'carried' || transaction.type !== 'Debit') return readyWallet.execute(transaction);
    debits += 1;
    if (debits === 11) await endPot();
    return debits % 3 === 1 ? { outcome: 'refused', code: 'insufficient_funds' } : readyWallet.execute(transaction);
  },
};

let nowMs = START_MS;
const platform = openPlatform({
  ...{ draw: seededDraw(7), clock: () => ++nowMs, multipliers: { USD: '1.25' }, inFile: true },
  walletOf: () => wallet,
});
const call = async (...words: Parameters<typeof platform.call>) => {
  const { status, body, code, detail, pointers } = await platform.call(...words);
  if (status !== 200 && code !== 'insufficient_funds' && code !== 'instance_changed')
    throw new Error(`${words[0]}: ${code} ${detail} ${pointers}`);
  return body as { readonly id: string };
};
await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
for (const template of TEMPLATES) {
  const { id } = await call('createTemplate', { body: template });
  await call('publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
  const opened = await call('instantiateTemplate', {
    body: instantiation({ template_id: id, instance_game_code: id }),
  });
  endPot = () =>
    platform.call('triggerWin', {
      body: { instance_id: opened.id, pot_id: 'once', brand_id: 'northstar:luna', player_id: 'p-0', source_id: id },
    });
  for (let round = 0; round < 60; round += 1) {
    // Most moments of this window come now.
    if (id === 'staked' && round === 30) nowMs += DAY_MS - 60_000;
    const player_id = `p-${(round * 7) % 11}`;
    const currency = round % 3 === 0 && id !== 'players' ? 'USD' : 'EUR';
    await call('contributeToInstance', {
      body: contribution(opened.id, { player_id, token: `session-${player_id}`, currency, base_wager: 20 }),
    });
  }
}
nowMs += WEEK_MS;
await platform.keepTime();
copyOf(platform, join(folder, 'played.db'));
cpSync(join(dirname(platform.file), 'keys'), join(folder, 'keys'), { recursive: true });
await platform.close();
if (!changed) throw new Error(`${name}: its text is not once in ${cheat?.file}`);
