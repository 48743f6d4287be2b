/** Constants that write.mjs shares with the tests of the folders that it writes. They guard nothing. */
export const PASSWORD = 'green-harbour-nineteen';
export const SECRET = 'a-secret-of-both-sides';
export const PLAYERS = ['p-1', 'p-2'] as const;
