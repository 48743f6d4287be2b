import type { JackpotRules } from '../../domain/jackpot/rules.ts';

/** The frequency of calls that win a pot: one of so many rounds that contribute, on average. By pot id. */
export type Triggers = Readonly<Record<string, number>>;

const EVERY_MAX = 1_000_000_000;

/** Reads the short form: `minor=60,major=2500`. Undefined if it is not of that form. */
export const triggersFromText = (text: string): Triggers | undefined => {
  const parts = text.split(',').map((part) => /^\s*([\w.-]+)=(\d{1,16})\s*$/.exec(part));
  return parts.includes(null) ? undefined : Object.fromEntries(parts.map((part) => [part?.[1], Number(part?.[2])]));
};

/** Explains why calls cannot win these pots so often, in sentences. */
export const refusedTriggers = ({ pots }: JackpotRules, triggers: Triggers): string[] =>
  Object.entries(triggers).flatMap(([id, every]) => {
    const pot = pots.find((each) => each.id === id);
    if (pot === undefined) return [`The template has no pot ${id}.`];
    if (!pot.externalTrigger) return [`No call can win the pot ${id}: it lacks supports_external_trigger.`];
    return Number.isInteger(every) && every >= 1 && every <= EVERY_MAX
      ? []
      : [`The rounds between two triggers of ${id} must be a whole number from 1 to ${EVERY_MAX}.`];
  });
