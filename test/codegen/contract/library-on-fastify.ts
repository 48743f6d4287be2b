import { Ajv2020 } from 'ajv/dist/2020.js';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Book, type FaultName, Shelves, TOKEN } from './faults.ts';

const title = { type: 'string', minLength: 1, maxLength: 200 };
const genre = { type: 'string', enum: ['novel', 'poetry', 'essay'] };
const pages = { type: 'integer', minimum: 1, maximum: 10_000 };

const newBook = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'genre'],
  properties: {
    title,
    genre,
    pages,
    isbn: { type: 'string', pattern: '^[0-9]{13}$' },
    tags: { type: 'array', maxItems: 5, uniqueItems: true, items: { type: 'string', maxLength: 20 } },
  },
};

const changes = { type: 'object', additionalProperties: false, minProperties: 1, properties: { title, pages } };
const query = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    genre: { type: 'array', items: genre },
  },
};
const shelf = { type: 'object', properties: { shelf_id: { type: 'integer', minimum: 1 } } };
const headers = {
  type: 'object',
  properties: {
    'x-request-id': { type: 'string', maxLength: 40 },
    'idempotency-key': { type: 'string', minLength: 8, maxLength: 64 },
  },
};

const refuse = (reply: FastifyReply, status: number, said: string): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json')
    .serializer((body) => JSON.stringify(body))
    .send({ status, title: said });

/** The library on Fastify, by its own means: its schemas, its errors, its HEAD; correct, but for the planted fault. */
export const libraryOnFastify = (fault?: FaultName): FastifyInstance => {
  const shelves = new Shelves();
  const has = (name: FaultName) => fault === name;
  const app = fastify();
  // A body is checked as it is; what comes as text is read first.
  const [strict, reading] = [new Ajv2020(), new Ajv2020({ coerceTypes: 'array', useDefaults: true })];
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : reading).compile(Object(schema)));
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    refuse(reply, error.statusCode ?? 500, error.message);
  });
  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'no such path'));
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === undefined || request.url === '/health') return;
    const { authorization = '' } = request.headers;
    const { book_id = '' } = Object(request.params);
    if (has('no-authentication')) return;
    if (has('any-token') && /^Bearer ./.test(authorization)) return;
    if (has('tells-ids-to-strangers') && shelves.books.has(book_id)) return;
    if (has('authentication-after-lookup') && book_id !== '' && !shelves.books.has(book_id))
      return refuse(reply, 404, 'no such book');
    if (authorization !== `Bearer ${TOKEN}`) return refuse(reply, 401, 'who are you?');
  });

  app.get('/health', () => 'up');
  const range = has('accepts-out-of-range') ? { limit: { type: 'integer', default: 20 } } : {};
  app.get(
    '/books',
    { schema: { querystring: { ...query, properties: { ...query.properties, ...range } }, headers } },
    (request, reply) => {
      const { limit, genre: genres } = request.query as { limit: number; genre?: string[] };
      const items = [...shelves.books.values()].filter((book) => genres?.includes(book.genre) ?? true);
      if (!has('missing-header')) reply.header('x-total-count', items.length);
      reply.type(has('wrong-content-type') ? 'text/html' : 'application/json');
      return JSON.stringify({ items: items.slice(0, limit) });
    },
  );
  app.post<{ Body: Omit<Book, 'id' | 'shelf_id'> }>(
    '/books',
    { schema: { body: newBook, headers } },
    (request, reply) => {
      if (has('fails-at-odd-text') && request.body.title.trim() === '') throw new Error('a title of nothing');
      const key = has('key-ignored') ? undefined : request.headers['idempotency-key']?.toString();
      const book = shelves.add(request.body, key);
      if (has('lost')) shelves.books.delete(book.id);
      reply.code(has('undeclared-status') ? 202 : 201).header('location', `/books/${book.id}`);
      const moved = has('broken-link') ? { shelf_id: 1000 } : has('body-off-schema') ? { shelf_id: 'top' } : {};
      return { ...book, ...moved };
    },
  );
  app.get<{ Params: { book_id: string } }>('/books/:book_id', (request, reply) => {
    const book = shelves.books.get(request.params.book_id);
    if (!book) return refuse(reply, 404, 'no such book');
    if (has('fails-at-known-id')) throw new Error('the shelf collapsed');
    return has('off-schema-when-known') ? { ...book, price_paid: 12 } : book;
  });
  app.patch<{ Params: { book_id: string } }>('/books/:book_id', { schema: { body: changes } }, (request, reply) => {
    const book = shelves.books.get(request.params.book_id);
    return book ? Object.assign(book, request.body) : refuse(reply, 404, 'no such book');
  });
  app.delete<{ Params: { book_id: string } }>('/books/:book_id', (request, reply) => {
    const { book_id } = request.params;
    const isThere = has('undead') ? shelves.books.has(book_id) : shelves.books.delete(book_id);
    return isThere ? reply.code(204).send() : refuse(reply, 404, 'no such book');
  });
  app.get<{ Params: { shelf_id: number } }>('/shelves/:shelf_id', { schema: { params: shelf } }, (request, reply) => {
    const { shelf_id: id } = request.params;
    return id > 3 ? refuse(reply, 404, 'no such shelf') : { id, book_ids: shelves.onShelf(id) };
  });
  return app;
};
