const LETTERS_MIN = 6;
const LETTERS_SHOWN = 2;

/** A player as others see them: the end of their id, if that leaves enough of it out. */
export const maskedPlayer = (playerId: string): string => {
  const letters = [...playerId];
  return `***${letters.length < LETTERS_MIN ? '' : letters.slice(-LETTERS_SHOWN).join('')}`;
};
