import type { Chance } from './chance.ts';
import { minorUnit } from './charge.ts';

/** Units per 1 EUR: round ones, crooked ones, weak and strong currencies, with 0 to 4 decimals. */
export const MULTIPLIERS: Readonly<Record<string, string>> = {
  SEK: '11.25',
  JPY: '163.417',
  BHD: '0.40871',
  USD: '1.083333333333',
  KRW: '1467.3',
  CLF: '0.0289',
};
export const CURRENCIES = ['EUR', ...Object.keys(MULTIPLIERS)];
export const unitsPerEuro = (currency: string): number => Number(MULTIPLIERS[currency] ?? 1);

/** Operators with a wallet; `quiet` has none. */
export const WALLETS: ReadonlySet<string> = new Set(['northstar']);
export const BRANDS = ['northstar:luna', 'northstar:sol', 'quiet:main'] as const;
export const operatorOf = (brand: string): string => brand.split(':')[0] ?? '';
export const PLAYERS = 25;
export const SEGMENTS = ['vip', 'regular', 'new'] as const;
export const SOURCES = 4;
/** A source that leads only to jackpots that players have to opt in to, so that some are refused there. */
export const MEMBERS_SOURCE = 'game-for-members';
/** A player's session at the wallet is in one currency. */
export const sessionCurrency = (playerId: string): string =>
  CURRENCIES[Number(playerId.replace('p-', '')) % CURRENCIES.length] ?? 'EUR';
/** The segments of a player's session at the wallet. */
export const sessionSegments = (playerId: string): readonly string[] =>
  SEGMENTS.filter((_, index) => Number(playerId.replace('p-', '')) % (index + 2) === 0);

/** An amount of at most six decimals, about `size` large. */
export const amountAbout = (chance: Chance, size: number): number => {
  const most = Math.max(2, Math.min(Math.round(size * 2e6), 8e14));
  const step = 10 ** Math.min(chance.below(7), String(most).length - 1);
  return (Math.floor(chance.between(1, most) / step) * step || step) / 1e6;
};

export const round = (amount: number): number => Math.max(1, Math.round(amount * 1e6)) / 1e6;

/** A wager in a currency; sometimes nothing, sometimes very much. */
export const randomWager = (chance: Chance, currency: string): number => {
  const size = chance.weighed([
    [90, 5],
    [7, 0.05],
    [3, 2_000],
  ]);
  if (chance.happens(0.01)) return 0;
  const wager = amountAbout(chance, size * unitsPerEuro(currency));
  // Most wagers are payable amounts, but nothing says that they have to be.
  const minor = Number(minorUnit(currency)) / 1e6;
  return chance.happens(0.7) ? round(Math.ceil(wager / minor) * minor) : wager;
};

export const text = (amount: number): string => amount.toFixed(6);

/** A fraction of at most `most`, with one to six decimals. */
export const fraction = (chance: Chance, most: number): number => {
  const scale = 10 ** chance.between(1, 6);
  return Math.floor((chance.below(1_000_001) / 1_000_000) * most * scale) / scale;
};
