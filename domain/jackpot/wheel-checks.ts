import type { Fault } from '../fault.ts';
import { findWheel, type JackpotRules, type PotRules, type WheelTrigger } from './rules.ts';

/** A condition that must not hold, and the detail when it does. */
export type TemplateCheck = readonly [isFault: boolean, at: Fault['at'], detail: string];

/** The levels of a wheel are pots of the jackpot that it alone can win, and that are won again and again. */
export const wheelChecks = (
  rules: JackpotRules,
  carrier: PotRules,
  wheel: WheelTrigger,
  at: Fault['at'],
): readonly TemplateCheck[] => [
  [
    !wheel.levels.some(({ potId }) => potId === carrier.id),
    at,
    `the pot “${carrier.id}” that carries the wheel must be one of its levels`,
  ],
  ...wheel.levels.flatMap(({ potId, weight }, index): readonly TemplateCheck[] => {
    const level = [...at, index];
    const pot = rules.pots.find(({ id }) => id === potId);
    const isTwice =
      wheel.levels.findIndex((other) => other.potId === potId) < index ||
      rules.pots.some(
        (other) => other !== carrier && findWheel(other)?.levels.some((elsewhere) => elsewhere.potId === potId),
      );
    return [
      [pot === undefined, [...level, 'potId'], `this template has no pot “${potId}”`],
      [weight <= 0n, [...level, 'weight'], 'a weight must be at least 1'],
      [isTwice, [...level, 'potId'], `the pot “${potId}” can be one level of one wheel`],
      ...(pot === undefined ? [] : levelChecks(carrier, pot, wheel, [...level, 'potId'])),
    ];
  }),
];

const levelChecks = (
  carrier: PotRules,
  pot: PotRules,
  wheel: WheelTrigger,
  at: Fault['at'],
): readonly TemplateCheck[] => [
  [
    pot.triggers.some((trigger) => trigger !== wheel),
    at,
    `the wheel alone decides when the pot “${pot.id}” hits: remove its other pot_types`,
  ],
  [
    pot.criteria.minBaseWager !== carrier.criteria.minBaseWager ||
      pot.criteria.minContribution !== carrier.criteria.minContribution,
    at,
    `the pot “${pot.id}” must have the wager criteria of the pot “${carrier.id}”, since a wheel is drawn for all levels or none`,
  ],
  [
    (pot.maxInstantiationCount ?? 0) > 0,
    at,
    `the pot “${pot.id}” must be won without limit: after its last win, the wheel could hit none of its levels`,
  ],
];
