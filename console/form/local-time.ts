const two = (number: number): string => String(number).padStart(2, '0');

/** A time as a control for local times has it, such as `2026-11-23T10:31:55`. */
export const localText = (at: Date): string =>
  [
    `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`,
  ].join('T');

/** The time of such a text, in milliseconds; undefined if it is not complete. */
export const localTimeIn = (text: string): number | undefined => {
  const ms = new Date(text).getTime();
  return Number.isNaN(ms) ? undefined : ms;
};

/** The offset of the zone from UTC at a time, such as `UTC+01:00`. */
export const offsetText = (at: Date): string => {
  const minutes = -at.getTimezoneOffset();
  const size = Math.abs(minutes);
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};
