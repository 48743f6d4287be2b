const two = (number: number): string => String(number).padStart(2, '0');

/** A time in the zone of the person, such as `2026-11-23 10:31:55`. */
export const timeText = (ms: number): string => {
  const at = new Date(ms);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
};
