/** Folds case in every alphabet: SQLite's own `lower` only knows A to Z. */
export const foldCase = (text: string): string => text.toLowerCase().toUpperCase();
