/** When a raffle runs: its first period begins with it, and its last ends with it. */
export type RaffleCourse = {
  readonly startsAtMs: number;
  readonly durationMs: number;
  /** Null: period follows period without end. */
  readonly endsAtMs: number | null;
};

/** A drawing period, from its start until just before its end. */
export type RafflePeriod = {
  /** Counted from 0. */
  readonly index: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** No period follows: the end of the raffle may cut this one short. */
  readonly isLast: boolean;
};

/** The period with this index. Throws an Error when the raffle ends before it. */
export const periodOf = ({ startsAtMs, durationMs, endsAtMs }: RaffleCourse, index: number): RafflePeriod => {
  const start = startsAtMs + index * durationMs;
  const next = start + durationMs;
  if (index < 0 || (endsAtMs !== null && start >= endsAtMs)) throw new Error(`the raffle has no period ${index}`);
  const isLast = endsAtMs !== null && next >= endsAtMs;
  return { index, startsAtMs: start, endsAtMs: isLast ? endsAtMs : next, isLast };
};

/**
 * The period that what is booked at a moment belongs to.
 * @param drawn how many periods were drawn already: a clock that was set back must not add tickets to one of them.
 * @returns undefined before the raffle begins and from its end on.
 */
export const periodAt = (course: RaffleCourse, nowMs: number, drawn = 0): RafflePeriod | undefined => {
  const { startsAtMs, durationMs, endsAtMs } = course;
  if (nowMs < startsAtMs || (endsAtMs !== null && nowMs >= endsAtMs)) return undefined;
  const index = Math.max(Math.floor((nowMs - startsAtMs) / durationMs), drawn);
  return endsAtMs !== null && startsAtMs + index * durationMs >= endsAtMs ? undefined : periodOf(course, index);
};

/**
 * The periods that are over and not drawn yet, as the first of them and the first that is not due. After a long pause or downtime they may
 * be many; those without tickets need no drawing.
 * @param drawn how many periods were drawn already.
 */
export const duePeriods = (
  course: RaffleCourse,
  drawn: number,
  nowMs: number,
): { readonly from: number; readonly until: number } => {
  const { startsAtMs, durationMs, endsAtMs } = course;
  const isOver = endsAtMs !== null && nowMs >= endsAtMs;
  const over = isOver ? Math.ceil((endsAtMs - startsAtMs) / durationMs) : Math.floor((nowMs - startsAtMs) / durationMs);
  return { from: drawn, until: Math.max(over, drawn) };
};
