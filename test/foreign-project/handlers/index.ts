import { lendBook } from './lend-book.ts';
import { listBooks } from './list-books.ts';

export const handlers = { listBooks, lendBook };
