import { isObject, type Json, type JsonObject } from '../document/document.ts';

/** Reports a fault of a channel, and how to mend it. */
export type Complain = (rule: string, mend: string) => void;

type Told = { readonly message: string; readonly at: string; readonly equals?: Json; readonly position?: string };

/** `x-resume`: how a client resumes a channel after its connection was lost. All but `start` and messages are JSON pointers. */
export type ResumeRules = {
  readonly since: string;
  readonly start?: string;
  readonly position: string;
  readonly heartbeat?: Told & { readonly intervalMs: number };
  readonly gap?: Told;
};

/** `x-reconnect`: close codes after which a client gives up, or needs other credentials, and when silence means a lost connection. */
export type ReconnectRules = {
  readonly final?: readonly number[];
  readonly renew?: readonly number[];
  readonly silenceMs?: number;
};

type Named = { readonly name: string };

/** The channel's `x-resume`, checked. */
export const readResume = (
  value: Json | undefined,
  messages: readonly Named[],
  complain: Complain,
): ResumeRules | undefined => {
  if (value === undefined) return undefined;
  const { since, start, position, heartbeat, gap } = objectOf(value);
  for (const [key, pointer] of Object.entries({ since, position }))
    requirePointer(`x-resume.${key}`, pointer, complain);
  if (start !== undefined && typeof start !== 'string')
    complain('x-resume.start is not a text', 'Write what to send as the first position.');
  const beats = toldOf('heartbeat', heartbeat, messages, complain);
  const { interval_ms: intervalMs } = objectOf(heartbeat);
  if (beats !== undefined && !(typeof intervalMs === 'number' && intervalMs > 0))
    complain(
      'x-resume.heartbeat has no interval_ms',
      'Write the longest time between two heartbeats, in milliseconds.',
    );
  const gaps = toldOf('gap', gap, messages, complain);
  return {
    since: String(since),
    ...(start === undefined ? {} : { start: String(start) }),
    position: String(position),
    ...(beats === undefined ? {} : { heartbeat: { ...beats, intervalMs: Number(intervalMs) } }),
    ...(gaps === undefined ? {} : { gap: gaps }),
  };
};

const toldOf = (
  key: string,
  value: Json | undefined,
  messages: readonly Named[],
  complain: Complain,
): Told | undefined => {
  if (value === undefined) return undefined;
  const { message, at, equals, position } = objectOf(value);
  if (!messages.some(({ name }) => name === message))
    complain(`x-resume.${key} names no message of the channel`, 'Write message: with the name of one.');
  requirePointer(`x-resume.${key}.at`, at, complain);
  if (position !== undefined) requirePointer(`x-resume.${key}.position`, position, complain);
  return {
    message: String(message),
    at: String(at),
    ...(equals === undefined ? {} : { equals }),
    ...(position === undefined ? {} : { position: String(position) }),
  };
};

/** The channel's `x-reconnect`, checked. */
export const readReconnect = (value: Json | undefined, complain: Complain): ReconnectRules | undefined => {
  if (value === undefined) return undefined;
  const { final, renew, silence_ms: silenceMs } = objectOf(value);
  for (const [key, codes] of Object.entries({ final, renew }))
    if (codes !== undefined && !(Array.isArray(codes) && codes.every((code) => Number.isInteger(code))))
      complain(`x-reconnect.${key} is not a list of close codes`, 'Write a list such as [1008, 4403].');
  if (silenceMs !== undefined && !(typeof silenceMs === 'number' && silenceMs > 0))
    complain('x-reconnect.silence_ms is not a time', 'Write milliseconds.');
  return {
    ...(Array.isArray(final) ? { final: final.map(Number) } : {}),
    ...(Array.isArray(renew) ? { renew: renew.map(Number) } : {}),
    ...(silenceMs === undefined ? {} : { silenceMs: Number(silenceMs) }),
  };
};

const requirePointer = (key: string, value: Json | undefined, complain: Complain): void => {
  if (typeof value !== 'string' || !value.startsWith('/'))
    complain(`${key} is not a JSON pointer`, 'Write one such as /position.');
};

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
