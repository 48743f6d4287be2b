import type { Book, Loan } from '../generated/desk/types.gen.ts';

/** All that the library has. */
export const shelf: Map<string, Book> = new Map(
  [
    {
      isbn: '978-0201896831',
      title: 'The Art of Computer Programming',
      subtitle: 'Fundamental Algorithms',
      lent: false,
    },
    { isbn: '978-0262510875', title: 'Structure and Interpretation of Computer Programs', subtitle: null, lent: false },
  ].map((book) => [book.isbn, book]),
);

export const loans: Map<string, Loan> = new Map();
