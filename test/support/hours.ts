const HOUR_MS = 3_600_000;

/** A recurrence rule that opens daily for the hour after next, so it is closed now at any time of day. */
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
