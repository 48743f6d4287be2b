import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Book, type FaultName, Shelves, TOKEN } from './faults.ts';

type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly body?: unknown;
};

const GENRES = ['novel', 'poetry', 'essay'];

const refused = (status: number, title: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers,
  type: 'application/problem+json',
  body: { status, title },
});

const isText = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && [...value].length >= least && [...value].length <= most;

const isPages = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000;

/** The fault in a book, or in changes to one. */
const faultIn = (value: unknown, fields: readonly string[], isOutOfRangeFine: boolean): string | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not an object';
  const { title, genre, pages, isbn, tags, ...others } = value as Record<string, unknown>;
  if (Object.keys(others).length > 0 || Object.keys(value).some((name) => !fields.includes(name)))
    return 'unknown field';
  if (title !== undefined && !isText(title, 1, 200)) return 'title';
  if (genre !== undefined && !GENRES.includes(String(genre))) return 'genre';
  if (genre !== undefined && typeof genre !== 'string') return 'genre';
  if (pages !== undefined && !(isOutOfRangeFine ? typeof pages === 'number' : isPages(pages))) return 'pages';
  if (isbn !== undefined && (typeof isbn !== 'string' || !/^[0-9]{13}$/.test(isbn))) return 'isbn';
  if (tags === undefined) return undefined;
  if (!Array.isArray(tags) || tags.length > 5 || new Set(tags).size < tags.length) return 'tags';
  return tags.every((tag) => isText(tag, 0, 20)) ? undefined : 'tags';
};

/** The library on node:http, as one would write it by hand: correct, but for the planted fault. */
export const libraryServer = (fault?: FaultName): Server => {
  const shelves = new Shelves();
  const has = (name: FaultName) => fault === name;

  const list = (url: URL): Answer => {
    const { searchParams } = url;
    const limit = searchParams.get('limit') ?? '20';
    const inRange = /^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 50;
    if (!inRange && !(has('accepts-out-of-range') && /^-?\d+$/.test(limit))) return refused(400, 'limit');
    const genres = searchParams.getAll('genre');
    if (genres.some((genre) => !GENRES.includes(genre))) return refused(400, 'genre');
    const items = [...shelves.books.values()].filter(({ genre }) => genres.length === 0 || genres.includes(genre));
    return {
      status: 200,
      ...(has('missing-header') ? {} : { headers: { 'x-total-count': String(items.length) } }),
      type: has('wrong-content-type') ? 'text/html' : 'application/json',
      body: { items: items.slice(0, Number(limit)) },
    };
  };

  const create = (request: IncomingMessage, text: string): Answer => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      if (!has('accepts-malformed')) return refused(400, 'not JSON');
      value = { title: 'unknown', genre: 'novel' };
    }
    const wrong = faultIn(value, ['title', 'genre', 'pages', 'isbn', 'tags'], has('accepts-out-of-range'));
    const { title, genre } = Object(value);
    if (wrong ?? (title === undefined || genre === undefined ? 'missing' : undefined))
      return refused(400, wrong ?? 'missing');
    if (has('fails-at-odd-text') && /[^\p{ASCII}]/u.test(String(title))) throw new Error('no such letter');
    const key = request.headers['idempotency-key'];
    if (key !== undefined && !isText(key, 8, 64)) return refused(400, 'key');
    const book = shelves.add(value as Omit<Book, 'id' | 'shelf_id'>, has('key-ignored') ? undefined : key?.toString());
    if (has('lost')) shelves.books.delete(book.id);
    const shown = has('body-off-schema') ? { ...book, shelf_id: String(book.shelf_id) } : book;
    return {
      status: has('undeclared-status') ? 202 : 201,
      headers: { location: `/books/${book.id}` },
      type: 'application/json',
      body: has('broken-link') ? { ...shown, shelf_id: book.shelf_id + 1000 } : shown,
    };
  };

  const one = (request: IncomingMessage, id: string, text: string): Answer => {
    const book = shelves.books.get(id);
    if (!book) return refused(404, 'no such book');
    if (request.method === 'DELETE') {
      if (!has('undead')) shelves.books.delete(id);
      return { status: 204 };
    }
    if (request.method === 'GET' && has('fails-at-known-id')) throw new Error('the shelf collapsed');
    if (request.method === 'PATCH') {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return refused(400, 'not JSON');
      }
      const wrong = faultIn(value, ['title', 'pages'], has('accepts-out-of-range'));
      if (wrong !== undefined || Object.keys(Object(value)).length === 0) return refused(400, wrong ?? 'empty');
      Object.assign(book, value);
    }
    const shown = has('off-schema-when-known') && request.method === 'GET' ? { ...book, price_paid: 12 } : book;
    return { status: 200, type: 'application/json', body: shown };
  };

  const answer = (request: IncomingMessage, text: string): Answer => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let path = url.pathname;
    try {
      path = decodeURIComponent(path);
    } catch (error) {
      if (has('fails-at-bad-escape')) throw error;
      return refused(400, 'escape');
    }
    const { method = 'GET' } = request;
    const [, room = '', id = '', ...rest] = path.split('/');
    const methods: Readonly<Record<string, readonly string[]>> = {
      books: id === '' ? ['GET', 'POST'] : ['GET', 'PATCH', 'DELETE'],
      shelves: ['GET'],
      health: ['GET'],
    };
    const known = methods[room];
    if (!known || rest.length > 0 || (room === 'shelves' && id === '')) return refused(404, 'no such path');
    if (!known.includes(method === 'HEAD' ? 'GET' : method))
      return refused(405, 'no such method', { allow: [...known, 'HEAD'].join(', ') });
    if (room === 'health') return { status: 200, type: 'text/plain', body: 'up' };
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const isOpen =
      has('no-authentication') ||
      (has('any-token') && token !== undefined) ||
      (has('tells-ids-to-strangers') && room === 'books' && shelves.books.has(id));
    if (has('authentication-after-lookup') && room === 'books' && id !== '' && !shelves.books.has(id))
      return refused(404, 'no such book');
    if (token !== TOKEN && !isOpen) return refused(401, 'who are you?', { 'www-authenticate': 'Bearer' });
    if (['POST', 'PATCH'].includes(method) && !/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return refused(415, 'only JSON');
    if (String(request.headers['x-request-id'] ?? '').length > 40) return refused(400, 'request id');
    if (room === 'shelves') {
      if (!/^\d+$/.test(id) || Number(id) < 1) return refused(400, 'shelf');
      const books = shelves.onShelf(Number(id));
      return Number(id) > 3
        ? refused(404, 'no such shelf')
        : { status: 200, type: 'application/json', body: { id: Number(id), book_ids: books } };
    }
    if (id !== '') return one(request, id, text);
    return method === 'POST' ? create(request, text) : list(url);
  };

  const send = (response: ServerResponse, { status, headers = {}, type, body }: Answer): void => {
    response.writeHead(status, { ...headers, ...(type === undefined ? {} : { 'content-type': type }) });
    response.end(body === undefined ? undefined : type === 'text/plain' ? String(body) : JSON.stringify(body));
  };

  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      if (has('hangs-up') && text.includes('poetry')) return request.socket.destroy();
      try {
        send(response, answer(request, text));
      } catch (error) {
        send(response, refused(500, String(error)));
      }
    });
  });
};
