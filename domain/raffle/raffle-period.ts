/** The times of a raffle: its first period starts with it, its last ends with it. */
export type RaffleCourse = {
  readonly startsAtMs: number;
  readonly durationMs: number;
  /** Null: the raffle never ends. */
  readonly endsAtMs: number | null;
};

/** A drawing period: start inclusive, end exclusive. */
export type RafflePeriod = {
  /** Counted from 0. */
  readonly index: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The last period, which the raffle's end may cut short. */
  readonly isLast: boolean;
};

/** The period with this index. Throws an Error when the raffle ends before it. */
export const computePeriod = ({ startsAtMs, durationMs, endsAtMs }: RaffleCourse, index: number): RafflePeriod => {
  const start = startsAtMs + index * durationMs;
  const next = start + durationMs;
  if (index < 0 || (endsAtMs !== null && start >= endsAtMs)) throw new Error(`the raffle has no period ${index}`);
  const isLast = endsAtMs !== null && next >= endsAtMs;
  return { index, startsAtMs: start, endsAtMs: isLast ? endsAtMs : next, isLast };
};

/**
 * The period for a booking at a given time.
 * @param drawn how many periods have been drawn: setting the clock back must not add tickets to one of them.
 * @returns undefined before the raffle starts and from its end on.
 */
export const periodAt = (course: RaffleCourse, nowMs: number, drawn = 0): RafflePeriod | undefined => {
  const { startsAtMs, durationMs, endsAtMs } = course;
  if (nowMs < startsAtMs || (endsAtMs !== null && nowMs >= endsAtMs)) return undefined;
  const index = Math.max(Math.floor((nowMs - startsAtMs) / durationMs), drawn);
  return endsAtMs !== null && startsAtMs + index * durationMs >= endsAtMs ? undefined : computePeriod(course, index);
};

/**
 * The periods that are over and not drawn yet: the first of them, and the first that is not due. There may be many after a long pause or
 * downtime; those without tickets need no drawing.
 * @param drawn how many periods have been drawn.
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
