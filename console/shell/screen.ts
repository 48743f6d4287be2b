import type { ComponentType } from 'preact';

/** The parts of an address that name what a screen shows, such as the id of a jackpot. */
export type ScreenParams = Readonly<Record<string, string>>;

/** A screen: where it is, what it is called, and who sees it. */
export type Screen = {
  /** Such as `/jackpots/:instance_id`. */
  readonly path: string;
  readonly title: string;
  /** Its group in the navigation; without one it is reached from another screen. */
  readonly group?: ScreenGroup;
  /** Shown to those who may call one of these operations. Empty for everyone. */
  readonly needs: readonly string[];
  readonly load: () => Promise<ComponentType<{ params: ScreenParams }>>;
};

/** The groups of the navigation, in their order. */
export const GROUPS = ['Jackpots', 'Money', 'Players', 'Set-up', 'Integration', 'Access'] as const;
export type ScreenGroup = (typeof GROUPS)[number];

/** The screen at a path, and the parts of the path that it names. */
export const screenAt = (
  screens: readonly Screen[],
  path: string,
): { screen: Screen; params: ScreenParams } | undefined => {
  for (const screen of screens) {
    const params = match(screen.path, path);
    if (params !== undefined) return { screen, params };
  }
  return undefined;
};

const match = (pattern: string, path: string): ScreenParams | undefined => {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return undefined;
  }
  return params;
};
