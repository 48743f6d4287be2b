/** The workload: C6, a fixed contribution of 1 EUR paid by the operator, into three pots that only a trigger can win. */
/** The job's name where several are shown. */
export const C6 = 'C6, paid by the operator';
export const PATH = '/operator/contributions/instance';
export const OPERATOR = 'northstar';
export const BRAND = 'luna';
export const BRAND_PATH = `${OPERATOR}:${BRAND}`;
export const AMOUNT_MICROS = 1_000_000n;
export const HOUSE_SHARE = 0.1;

type Pot = { readonly id: string; readonly share: number; readonly seedShare: number; readonly seed: number };

/** The shares of the pots and the house add up to the whole contribution. */
export const POTS: readonly Pot[] = [
  { id: 'minor', share: 0.3, seedShare: 0.3, seed: 5 },
  { id: 'major', share: 0.4, seedShare: 0.5, seed: 50 },
  { id: 'mega', share: 0.2, seedShare: 0.5, seed: 500 },
];

export const KEY_DIGITS = 12;
export const PLAYERS = 1000;
const PLAYER_DIGITS = 5;

/** The id of a player below 100,000. */
export const playerOf = (number: number): string => `p-${String(number).padStart(PLAYER_DIGITS, '0')}`;

/**
 * A key for each number below ten million. Like keys in production they do not come in the order of an index, so each is stored on another page
 * than the one before.
 */
export const keyOf = (number: number): string =>
  String((number * 618_033_989) % 1_000_000_000).padStart(KEY_DIGITS, '0');

/** The body of a request. Keys and players have a fixed width, so that all requests have the same length. */
export const bodyOf = (instanceId: string, key: string, player: string): string =>
  JSON.stringify({
    instance_id: instanceId,
    token: 's-7d1f0c52e8a94b6f',
    brand_id: BRAND_PATH,
    player_id: player,
    player_country: 'MT',
    gameround_id: `round-${key}`,
    base_wager: 10,
    currency: 'EUR',
    idempotency_key: key,
  });

/** The reply of all three servers. */
export type ContributionReply = {
  readonly instance_id: string;
  readonly timestamp: number;
  readonly gameround_id: string;
  readonly win_amount: number;
  readonly win_pot_id: string;
  readonly tickets_awarded: number;
  readonly win_withheld: boolean;
  readonly contribution_currency: string;
  readonly contribution_amount: number;
  readonly metadata: null;
};

export const replyOf = (asked: { instance_id: string; gameround_id: string; currency: string }): ContributionReply => ({
  instance_id: asked.instance_id,
  timestamp: Date.now(),
  gameround_id: asked.gameround_id,
  win_amount: 0,
  win_pot_id: '',
  tickets_awarded: 0,
  win_withheld: false,
  contribution_currency: asked.currency,
  contribution_amount: Number(AMOUNT_MICROS) / 1e6,
  metadata: null,
});

/** The other jobs that plain servers do too; a name after a colon is a parameter, as routers write it. */
export const JOB_PATHS = {
  instance: '/instances/:instance_id',
  ticker: '/frontend/ticker',
  winners: '/operator/winners',
  login: '/accounts/auth',
} as const;
