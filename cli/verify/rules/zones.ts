/** The time that the clocks of a time zone show at a moment. */
export const localTime = (timeZone: string, atMs: number): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).toPlainDateTime();

/** The first and the last moment of a local time. Where clocks skip it, both are the moment at which they change. */
export const momentsOf = (timeZone: string, local: Temporal.PlainDateTime): readonly [first: number, last: number] => {
  const early = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const late = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const isSkipped = !early.toPlainDateTime().equals(local);
  const change = isSkipped ? early.getTimeZoneTransition('next')?.epochMilliseconds : undefined;
  return change === undefined ? [early.epochMilliseconds, late.epochMilliseconds] : [change, change];
};
