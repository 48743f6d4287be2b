/** A text without the difference between capitals and small letters, in every alphabet: SQLite's own `lower` knows A to Z alone. */
export const foldCase = (text: string): string => text.toLowerCase().toUpperCase();
