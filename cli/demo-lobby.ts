import { type DemoCaller, demoBody } from './demo-caller.ts';
import { BRAND, type ExampleJackpot, OPERATOR } from './demo-example.ts';

/** The player of the lobby page, and other players. Their wallet accepts a token of this form. */
const PLAYERS = ['p-2001', 'p-2002', 'p-2017', 'p-2044', 'p-2063', 'p-2090'];
const ROUND_MS = 350;
/** Played at once, so that a lobby begins with a winner: Neon rush is won by its fiftieth round at the latest. */
const OPENING_ROUNDS = 240;
const DAY_MS = 86_400_000;
/** Midnight of a day long past: windows of a day repeat from it. */
const MIDNIGHT_MS = 20_454 * DAY_MS;

const NAMES = { grand: { name: 'Grand' }, major: { name: 'Major' }, minor: { name: 'Minor' }, mini: { name: 'Mini' } };

const pot = (id: string, share: number, seed: number, won: object) => ({
  id,
  contribution: { Percentage: share },
  seed_contribution: { Percentage: 0 },
  seed_strategy: {
    initial_seed_value: seed,
    min_reseed_value: seed,
    fund_strategy: 'CollectToMinReseed' as const,
    reseed_strategy: 'Full' as const,
  },
  ...won,
});

const jackpot = (
  id: string,
  name: string,
  fixed: number,
  parts: Pick<ExampleJackpot['template'], 'pots'> & Partial<ExampleJackpot['template']>,
): ExampleJackpot => ({
  about: 'plays by itself, for the lobby',
  template: {
    ...{ id, name, owner_id: OPERATOR.id, currency: 'EUR' },
    contribution_rules: {
      contribution_type: { Fixed: fixed },
      max_contribution: String(fixed),
      operator_contribution_percentage: '1',
    },
    house_hold_contribution: { Percentage: 0.05 },
    ...parts,
  },
});

/** The lobby's jackpots; two others are there to try by hand. */
export const LOBBY_JACKPOTS: readonly ExampleJackpot[] = [
  jackpot('golden-hour', 'Golden hour', 2, {
    texts: {
      en: { description: 'Four pots. The major drops every day before midnight.', pots: NAMES },
      ar: {
        name: 'الساعة الذهبية',
        description: 'أربع جوائز، والكبرى منها كل يوم قبل منتصف الليل.',
        pots: {
          grand: { name: 'العظمى' },
          major: { name: 'الكبرى' },
          minor: { name: 'الوسطى' },
          mini: { name: 'الصغرى' },
        },
      },
      de: { name: 'Goldene Stunde', description: 'Vier Töpfe. Der Major fällt jeden Tag vor Mitternacht.' },
    },
    pots: [
      pot('grand', 0.4, 250_000, { supports_external_trigger: true }),
      pot('major', 0.25, 2_500, {
        pot_types: [{ TimeFixed: { target_datetime: MIDNIGHT_MS, repeat_period: { Days: 1 } } }],
      }),
      pot('minor', 0.15, 100, { pot_types: [{ HitRate: { max_magic_number: 900, cost_per_attempt: 2 } }] }),
      pot('mini', 0.1, 10, { pot_types: [{ HitRate: { max_magic_number: 120, cost_per_attempt: 2 } }] }),
    ],
  }),
  jackpot('neon-rush', 'Neon rush', 1, {
    texts: { en: { description: 'Climbs fast, and never gets past fifty.' }, ar: { name: 'اندفاع النيون' } },
    pots: [pot('rush', 0.8, 10, { pot_types: [{ MustHitBy: { hit_by: 50, hit_from: 30 } }] })],
  }),
  jackpot('sea-of-stars', 'Sea of stars', 1, {
    texts: {
      en: { description: 'Join once, and every round that you play counts.' },
      ar: { name: 'بحر النجوم', description: 'اشترك مرة واحدة، فتُحتسب كل جولة تلعبها.' },
    },
    contribution_rules: {
      contribution_type: { Fixed: 1 },
      operator_contribution_percentage: '1',
      opt_in_required: true,
    },
    pots: [
      pot('deep', 0.5, 18_000, { supports_external_trigger: true }),
      pot('pearl', 0.3, 20, { pot_types: [{ MustHitBy: { hit_by: 75 } }] }),
    ],
  }),
  jackpot('sunday-raffle', 'Sunday raffle', 1, {
    texts: {
      en: { description: 'A ticket for every ten euros of wagers.' },
      ar: { name: 'سحب الأحد', description: 'تذكرة لكل عشرة يورو من الرهانات.' },
    },
    jackpot_type: 'Raffle',
    raffle_rules: {
      cost_per_ticket: '10',
      cost_source: 'BaseWager',
      duration: { Weeks: 1 },
      prize_distribution: [
        { prize_percentage: '0.5', number_of_winners: 1 },
        { prize_percentage: '0.25', number_of_winners: 2 },
      ],
    },
    pots: [pot('prize', 0.9, 2_500, {})],
  }),
];

/** Has a game of the brand lead to each jackpot, so that pages can name it, and publishes masked winners. */
export const prepareLobby = async (call: DemoCaller, instanceIds: readonly string[]): Promise<void> => {
  const owner_id = BRAND.path;
  const path = { operator_id: OPERATOR.id };
  const { publish, ...settings } = demoBody('getOperatorSettings', await call('getOperatorSettings', { path }));
  // Settings that were changed by hand stay.
  if (publish === undefined)
    await call('setOperatorSettings', {
      path,
      body: { ...settings, publish: { winners: 'Masked', leaders: 'Off' } },
    });
  await call('createSources', {
    body: LOBBY_JACKPOTS.map(({ template: { id, name } }, index) => ({
      ...{ owner_id, source_id: id, source_name: name },
      jackpots: [{ priority: 0, owner_id, instance_id: instanceIds[index] ?? '' }],
    })),
  });
};

/**
 * Plays rounds of the lobby's jackpots until it is stopped. Wins are as likely as their rules say.
 * @param logIn called again when the token has expired.
 */
export const playLobby = (
  logIn: () => Promise<DemoCaller>,
  instanceIds: readonly string[],
): { stop(): Promise<void> } => {
  let isOver = false;
  let wake: () => void = () => {};
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, ROUND_MS).unref();
    });
  const run = async (): Promise<void> => {
    let call = await logIn();
    for (let round = 0; !isOver; round += 1) {
      const player = PLAYERS[round % PLAYERS.length] ?? '';
      const instance = instanceIds[round % instanceIds.length] ?? '';
      const answer = await call('contributeToInstance', {
        body: {
          ...{ instance_id: instance, brand_id: BRAND.path, currency: 'EUR', base_wager: 5 },
          ...{ player_id: player, token: `session-${player}`, player_country: 'MT' },
        },
      });
      // Other refusals, such as that of a player who has not joined, are part of the game.
      if (answer.code === 'token_invalid') call = await logIn();
      if (!isOver && round > OPENING_ROUNDS) await pause();
    }
  };
  // The platform stops together with the game.
  const played = run().catch(() => {});
  return {
    stop: () => {
      isOver = true;
      wake();
      return played;
    },
  };
};
