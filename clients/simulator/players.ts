import { type Fraction, fraction, fractionFromNumber, isLess, ONE, ZERO } from '../../domain/money/fraction.ts';
import { type Micros, microsFromDecimal, microsFromNumber } from '../../domain/money/micros.ts';
import { isCurrencyCode } from '../../domain/money/minor-unit.ts';
import type { FieldFault } from '../../wire/field-fault.ts';

/** Players who play alike. */
export type PlayerGroup = {
  readonly players: number;
  /** Rounds of each, in relation to those of other groups. */
  readonly rounds: number;
  /** In the players' currency; the weights say how often each is chosen. */
  readonly wagers: readonly { readonly amount: Micros; readonly weight: number }[];
  readonly currency: string;
  /** Units of the jackpot's currency per unit of the players'. */
  readonly rate: Fraction;
  /** In the jackpot's currency. */
  readonly preference?: Fraction;
  /** The part of their contributions, 0 to 1, that bonuses pay. */
  readonly free?: number;
};

const PLAYERS_MAX = 1_000_000;
const WEIGHT_MAX = 1_000_000;

/** The players by default. */
export const somePlayers = (currency: string): readonly PlayerGroup[] => [
  { players: 100, rounds: 1, wagers: [{ amount: 1_000_000n, weight: 1 }], currency, rate: ONE },
];

/** Reads the short form: `80x0.50,20x5` are 80 players who wager 0.50 a round and 20 who wager 5. Undefined if it is not of that form. */
export const playersFromText = (text: string, currency: string): readonly PlayerGroup[] | undefined => {
  const groups: PlayerGroup[] = [];
  for (const part of text.split(',')) {
    const [, count, amount = ''] = /^\s*(\d{1,7})x(\d{1,10}(?:\.\d{1,6})?)\s*$/.exec(part) ?? [];
    const players = Number(count);
    if (count === undefined || players < 1 || players > PLAYERS_MAX || Number(amount) > 8e9) return undefined;
    groups.push({
      players,
      rounds: 1,
      wagers: [{ amount: microsFromDecimal(amount), weight: 1 }],
      currency,
      rate: ONE,
    });
  }
  return groups;
};

const FIELDS = ['players', 'rounds', 'wagers', 'currency', 'rate', 'preferred_contribution', 'free'];

/**
 * Reads a list of groups, such as `[{"players": 80, "wagers": [{"amount": 0.5, "weight": 3}, {"amount": 1, "weight": 1}]}]`. Left out, `rounds` is
 * 1, `currency` the jackpot's, and `rate` 1, which only the jackpot's own currency may leave out.
 */
export const readPlayers = (
  given: unknown,
  currency: string,
): { readonly groups: readonly PlayerGroup[] } | { readonly faults: readonly FieldFault[] } => {
  const faults: FieldFault[] = [];
  const say = (pointer: string, detail: string): undefined => void faults.push({ pointer, detail });
  const whole = (value: unknown, pointer: string, most: number): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
    say(pointer, `must be a whole number from 1 to ${most}`);
    return 1;
  };
  const number = (value: unknown, pointer: string, isRight: (value: number) => boolean, rule: string): number => {
    if (typeof value === 'number' && isRight(value)) return value;
    say(pointer, rule);
    return 1;
  };
  const groupOf = (value: unknown, at: string): PlayerGroup => {
    const group = fieldsOf(value);
    if (group === undefined) say(at, 'must be an object with players and wagers');
    const own = group ?? {};
    for (const name of Object.keys(own)) if (!FIELDS.includes(name)) say(`${at}/${name}`, 'is not a field of a group');
    const wagers = Array.isArray(own.wagers) ? own.wagers : [];
    if (wagers.length < 1 || wagers.length > 100) say(`${at}/wagers`, 'must be a list of 1 to 100 wagers');
    const code = own.currency ?? currency;
    const isForeign = code !== currency;
    if (typeof code !== 'string' || !isCurrencyCode(code)) say(`${at}/currency`, 'must be a code such as EUR');
    if (isForeign && own.rate === undefined)
      say(`${at}/rate`, `say how many ${currency} a unit of the players' currency is worth`);
    if (!isForeign && own.rate !== undefined && own.rate !== 1)
      say(`${at}/rate`, `${currency} is the jackpot's own currency, so its rate is 1`);
    const rate = number(own.rate ?? 1, `${at}/rate`, (n) => n > 0 && n < 1e9, 'must be a number above 0');
    const preferred = own.preferred_contribution;
    const preference =
      preferred === undefined
        ? undefined
        : number(preferred, `${at}/preferred_contribution`, isAmount, 'must be an amount above 0');
    const free = number(own.free ?? 0, `${at}/free`, (n) => n >= 0 && n <= 1, 'must be a part from 0 to 1');
    return {
      players: whole(own.players, `${at}/players`, PLAYERS_MAX),
      rounds: whole(own.rounds ?? 1, `${at}/rounds`, WEIGHT_MAX),
      wagers: wagers.map((each: unknown, index) => {
        const wager = fieldsOf(each) ?? {};
        const place = `${at}/wagers/${index}`;
        const isSum = (n: number): boolean => n === 0 || isAmount(n);
        const amount = number(
          wager.amount,
          `${place}/amount`,
          isSum,
          'must be an amount with at most six decimal places',
        );
        return { amount: microsFromNumber(amount), weight: whole(wager.weight ?? 1, `${place}/weight`, WEIGHT_MAX) };
      }),
      currency: String(code),
      rate: fractionFromNumber(rate),
      ...(preference === undefined ? {} : { preference: fraction(microsFromNumber(preference)) }),
      ...(free === 0 ? {} : { free }),
    };
  };
  const list = Array.isArray(given) ? given : [];
  if (list.length < 1 || list.length > 1000) say('', 'must be a list of 1 to 1000 groups of players');
  const groups = list.map((group: unknown, index) => groupOf(group, `/${index}`));
  if (groups.reduce((sum, { players }) => sum + players, 0) > PLAYERS_MAX)
    say('', `must have at most ${PLAYERS_MAX} players together`);
  return faults.length > 0 ? { faults } : { groups };
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;

const isAmount = (value: number): boolean =>
  value > 0 && value <= 8e9 && /^\d+(\.\d{1,6})?$/.test(String(value)) && isLess(ZERO, fractionFromNumber(value));
