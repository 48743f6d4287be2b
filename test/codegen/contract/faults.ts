/** Faults that can be planted in the library's servers, each a breach of its spec that real servers have. */
export const FAULTS = [
  'undeclared-status',
  'wrong-content-type',
  'missing-header',
  'body-off-schema',
  'off-schema-when-known',
  'fails-at-odd-text',
  'fails-at-known-id',
  'accepts-out-of-range',
  'accepts-malformed',
  'no-authentication',
  'any-token',
  'tells-ids-to-strangers',
  'authentication-after-lookup',
  'undead',
  'lost',
  'key-ignored',
  'broken-link',
  'fails-at-bad-escape',
  'hangs-up',
] as const;

export type FaultName = (typeof FAULTS)[number];

export const TOKEN = 'token-of-the-librarian';

export type Book = {
  id: string;
  shelf_id: number;
  title: string;
  genre: string;
  pages?: number;
  isbn?: string;
  tags?: string[];
};

/** The library's books and replies. */
export class Shelves {
  readonly books = new Map<string, Book>();
  readonly replies = new Map<string, Book>();

  add(book: Omit<Book, 'id' | 'shelf_id'>, key: string | undefined): Book {
    const earlier = key === undefined ? undefined : this.replies.get(key);
    if (earlier) return earlier;
    const id = crypto.randomUUID();
    const added = { ...book, id, shelf_id: 1 + (this.books.size % 3) };
    this.books.set(id, added);
    if (key !== undefined) this.replies.set(key, added);
    return added;
  }

  onShelf(shelf: number): string[] {
    return [...this.books.values()].flatMap(({ id, shelf_id }) => (shelf_id === shelf ? [id] : []));
  }
}
