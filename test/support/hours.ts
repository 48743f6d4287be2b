const HOUR_MS = 3_600_000;

/** A rule of recurrence that opens every day for the hour after the next one, so that it is closed now whatever the clock says. */
export const closedNow = (nowMs: number) => {
  const hour = new Date(nowMs + 2 * HOUR_MS).getUTCHours();
  return {
    frequency: {
      Daily: {
        hours: [
          [
            { hour, minute: 0, sec: 0 },
            { hour, minute: 59, sec: 59 },
          ],
        ],
      },
    },
    interval: 1,
  };
};
