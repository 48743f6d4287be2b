import type { NullPlan } from './null-plans.ts';

/** Removes the nulls of optional fields from a parsed value, in place; `place` is the index of its plan. */
export type LeaveOutNulls = (plans: readonly NullPlan[], place: number, value: unknown) => void;

/** Its source is copied into the validator modules, so it must not use anything from outside. */
export const leaveOutNulls: LeaveOutNulls = (plans, place, value) => {
  const pending = [{ place, value }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { optional = [], alternatives = [], fields = {}, items, others } = plans[step.place] ?? {};
    const inside = Object(step.value);
    if (inside !== step.value) continue;
    if (Array.isArray(inside)) {
      if (items !== undefined) for (const item of inside) pending.push({ place: items, value: item });
      continue;
    }
    const hasOne = alternatives.some((name) => Object.hasOwn(inside, name) && inside[name] !== null);
    for (const name of hasOne ? [...optional, ...alternatives] : optional)
      if (Object.hasOwn(inside, name) && inside[name] === null) delete inside[name];
    for (const name of Object.keys(inside)) {
      const next = Object.hasOwn(fields, name) ? fields[name] : others;
      if (next !== undefined) pending.push({ place: next, value: inside[name] });
    }
  }
};
