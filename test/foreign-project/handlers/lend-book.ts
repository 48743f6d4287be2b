import type { Operations } from '../generated/desk/operations.gen.ts';
import { Problem } from '../problem.ts';
import { loans, shelf } from './shelf.ts';

type Request = Operations['lendBook']['data'];
type Responses = Operations['lendBook']['responses'];

/** Lends a book */
export const lendBook = async ({ body }: Request): Promise<Responses[keyof Responses]> => {
  const book = shelf.get(body.isbn);
  if (!book) throw new Problem('book_not_found');
  if (book.lent) throw new Problem('book_lent');
  shelf.set(book.isbn, { ...book, lent: true });
  const due = new Date(Date.now() + (body.days ?? 28) * 86_400_000).toISOString().slice(0, 10);
  const loan = { id: `L-${loans.size + 1}`, kind: 'loan' as const, isbn: book.isbn, due };
  loans.set(loan.id, loan);
  return loan;
};
