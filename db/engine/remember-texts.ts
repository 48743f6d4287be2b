import type Database from 'better-sqlite3';

const TEXTS_REMEMBERED = 256;

/**
 * Prepares SQL texts and remembers the statements. Ad hoc queries mostly repeat earlier texts, and preparing one again is a third of its
 * cost. The oldest text is evicted, since lists of values produce ever new ones.
 */
export const rememberTexts = (client: Database.Database): ((text: string) => Database.Statement) => {
  const texts = new Map<string, Database.Statement>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const prepared = client.prepare(text);
    const [oldest] = texts.keys();
    if (oldest !== undefined && texts.size >= TEXTS_REMEMBERED) texts.delete(oldest);
    texts.set(text, prepared);
    return prepared;
  };
};
