import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { headerText, pathText, queryPairs } from '../../../codegen/contract/wire.ts';
import { createMock } from '../../../codegen/mock/backend.ts';
import type { Document, JsonObject, OperationObject } from '../../../codegen/read/document/document.ts';
import { listParameters } from '../../../codegen/read/document/parameters.ts';
import { suite } from '../../support/suite.ts';
import { withForeign } from '../foreign.ts';

// OpenAPI's table of styles: the generated client writes each value, and the generated server and the mock read the same one.

const TEXTS = ['plain', 'a,b', 'a;b=c', 'x|y', 'two words', ' edge ', 'a.b', 'ü/%2F?&#+"', '%41'] as const;
const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
const text: JsonObject = { type: 'string' };
const integer: JsonObject = { type: 'integer' };
const point: JsonObject = {
  type: 'object',
  required: ['kind'],
  properties: { kind: text, n: integer },
  additionalProperties: false,
};
const words = TEXTS.map((one) => [one, 'end']);
const points = TEXTS.map((kind) => ({ kind, n: 7 }));

/** Schemas by name, each with values. */
const SCHEMAS: Readonly<Record<string, readonly [schema: JsonObject, values: readonly unknown[]]>> = {
  text: [text, TEXTS],
  integer: [integer, [0, -12]],
  words: [list(text), [...words, ['one']]],
  numbers: [list(integer), [[1, 2, 3], [4]]],
  point: [point, points],
  wordsOrText: [{ anyOf: [text, list(text)] }, [['a', 'b'], 'plain']],
  counts: [{ type: 'object', additionalProperties: integer }, [{ a: 1, 'b c': 2 }]],
  labels: [{ type: 'object', additionalProperties: text }, TEXTS.map((one) => ({ one, two: 'end' }))],
};
const NESTED: JsonObject = {
  type: 'object',
  properties: {
    tags: list(text),
    ids: list(integer),
    at: { type: 'object', properties: { from: integer, open: { type: 'boolean' } } },
    rows: list({ type: 'object', properties: { n: integer } }),
  },
};
const nested = { tags: ['a,b', 'c'], ids: [1, 2], at: { from: 3, open: true }, rows: [{ n: 1 }, { n: 2 }] };

const PLACES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited'],
  header: ['simple'],
  cookie: ['form'],
} as const;

const camel = (first: string, ...rest: readonly string[]): string =>
  `${first}${rest.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')}`;

type Case = {
  readonly id: string;
  readonly place: keyof typeof PLACES;
  readonly parameter: JsonObject;
  readonly values: readonly unknown[];
};

const CASES: readonly Case[] = [
  ...Object.entries(PLACES).flatMap(([place, styles]) =>
    styles.flatMap((style) =>
      [false, true].flatMap((explode) =>
        Object.entries(SCHEMAS).flatMap(([name, [schema, values]]): Case[] => {
          if (/Delimited/.test(style) && (explode || !/^words$|numbers|point|labels|counts/.test(name))) return [];
          const id = camel(place, style, explode ? 'exploded' : 'whole', name);
          const parameter = { name: 'value', in: place, required: true, style, explode, schema };
          return [{ id, place: place as Case['place'], parameter, values }];
        }),
      ),
    ),
  ),
  ...[point, SCHEMAS.labels?.[0] ?? {}, SCHEMAS.counts?.[0] ?? {}, NESTED].map(
    (schema, at): Case => ({
      id: `queryDeepObject${at}`,
      place: 'query',
      parameter: { name: 'value', in: 'query', required: true, style: 'deepObject', schema },
      values: [points, SCHEMAS.labels?.[1] ?? [], SCHEMAS.counts?.[1] ?? [], [nested, { tags: ['one'] }]][at] ?? [],
    }),
  ),
  ...[list(text), list(integer), list({ type: 'object', properties: { n: integer, tags: list(text) } })].map(
    (schema, at): Case => ({
      id: `queryDeepList${at}`,
      place: 'query',
      parameter: { name: 'value', in: 'query', required: true, style: 'deepObject', explode: true, schema },
      values: [words, [[1, 2]], [[{ n: 1, tags: ['a,b', 'c'] }, { n: 2 }]]][at] ?? [],
    }),
  ),
  ...[true, false].map(
    (allowReserved): Case => ({
      id: camel('query', 'reserved', String(allowReserved)),
      place: 'query',
      parameter: { name: 'value', in: 'query', required: true, allowReserved, schema: text },
      values: TEXTS,
    }),
  ),
];

const DOCUMENT: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Styles', version: '1.0.0' },
  paths: Object.fromEntries(
    CASES.map(({ id, place, parameter }) => [
      place === 'path' ? `/${id}/{value}` : `/${id}`,
      {
        get: {
          operationId: id,
          parameters: [parameter, { name: 'other', in: 'query', schema: integer }],
          responses: { 200: { description: 'What arrived', content: { 'application/json': { schema: {} } } } },
        },
      },
    ]),
  ),
};

/** Reports whether a style cannot carry a value, so that the client refuses to send it. */
const isImpossible = ({ id, place }: Case, value: unknown): boolean => {
  const texts =
    typeof value === 'object'
      ? Object.entries(value as object)
          .flat()
          .map(String)
      : [];
  if (/SpaceDelimited/.test(id)) return texts.some((one) => one.includes(' '));
  if (/PipeDelimited/.test(id)) return texts.some((one) => one.includes('|'));
  if (/LabelExploded/.test(id)) return texts.some((one) => one.includes('.'));
  return place === 'header' && texts.some((one) => one.includes(',') || one.trim() !== one);
};

/** The request of the contract test; undefined if it cannot write the value. */
const contractRequest = ({ id, place, parameter }: Case, value: unknown) => {
  const item = { get: { parameters: [parameter], responses: {} } };
  const [read] = listParameters(DOCUMENT as object as Document, {}, item.get as object as OperationObject);
  if (read === undefined) throw new Error(`${id} has no parameter`);
  const path = place === 'path' ? pathText(read, value) : '';
  const pairs = place === 'query' || place === 'cookie' ? queryPairs(read, value).map((pair) => pair.join('=')) : [];
  const header = place === 'header' ? headerText(read, value) : '';
  if (header === undefined) return undefined;
  return {
    method: 'GET',
    url: `/${id}${path && `/${path}`}?${['other=5', ...(place === 'query' ? pairs : [])].join('&')}`,
    headers: {
      ...(place === 'cookie' ? { cookie: pairs.join('; ') } : {}),
      ...(header === '' ? {} : { value: header }),
    },
  };
};

/** A text in a header has no encoding either, but that is for `fetch` to refuse, or to trim. */
const isHeaderText = ({ id }: Case, value: unknown): boolean =>
  /header/.test(id) && (JSON.stringify(value).includes('ü') || value === ' edge ');

suite('codegen/styles of parameters', (test) => {
  test('each value of each style arrives, in the server and in the mock, or is refused before it is sent', async () => {
    const folder = mkdtempSync(join(import.meta.dirname, '../fixtures/.styles-'));
    try {
      writeFileSync(join(folder, 'spec.json'), JSON.stringify(DOCUMENT));
      await withForeign(
        join('test/codegen/fixtures', folder.split('/').at(-1) ?? '', 'spec.json'),
        [],
        async (foreign) => {
          // biome-ignore lint/suspicious/noExplicitAny: a generated module
          const load = (file: string): Promise<any> => foreign.load(file);
          const { createServer } = await load('server.gen.ts');
          const { createApi } = await load('create-api.gen.ts');
          const mock = await createMock(DOCUMENT as object as Document, {}, '/');
          const handlers = Object.fromEntries(
            CASES.map(({ id }) => [
              id,
              ({ path, query, headers, cookies }: JsonObject) => ({
                status: 200,
                body: { path, query, header: headers, cookie: cookies },
              }),
            ]),
          );
          const server = createServer({ handlers });
          let mocked = 0;
          const api = createApi({
            baseUrl: 'http://a.example',
            retries: 0,
            fetch: async (address: string | URL | Request, init: RequestInit = {}) => {
              const { pathname, search } = new URL(String(address instanceof Request ? address.url : address));
              const headers = Object.fromEntries(Object.entries((init.headers ?? {}) as Record<string, string>));
              const request = { method: 'GET', path: `${pathname}${search}`, headers, body: '' };
              mocked = (await mock(request)).status;
              const reply = await server.handle({ method: 'GET', url: request.path, headers });
              return new Response(reply.body, { status: reply.status, headers: reply.headers });
            },
          });
          const wrong: string[] = [];
          for (const one of CASES)
            for (const value of one.values.filter((each) => !isHeaderText(one, each))) {
              const { id, place } = one;
              const part = { header: 'headers', cookie: 'cookies' }[place as string] ?? place;
              const said = `${id} ${JSON.stringify(value)}`;
              try {
                const { body } = await api[id]({
                  [part]: { value },
                  ...(place === 'query' ? { query: { value, other: 5 } } : { query: { other: 5 } }),
                });
                const got = JSON.stringify(body[place].value);
                if (isImpossible(one, value)) wrong.push(`${said} was sent`);
                else if (got !== JSON.stringify(value) || body.query.other !== 5)
                  wrong.push(`${said} arrived as ${JSON.stringify(body)}`);
                if (mocked !== 200) wrong.push(`${said}: the mock replied ${mocked}`);
                const written = contractRequest(one, value);
                if (written && !isImpossible(one, value)) {
                  const { body: reply = '' } = await server.handle(written);
                  const arrived = JSON.stringify(JSON.parse(String(reply))[place]?.value);
                  if (arrived !== JSON.stringify(value))
                    wrong.push(`${said}: the contract test’s ${written.url} arrived as ${reply}`);
                }
              } catch (error) {
                const { message } = error as Error;
                if (!isImpossible(one, value) || !/^value cannot be .*: its style /.test(message))
                  wrong.push(`${said}: ${message} ${JSON.stringify((error as { problem?: object }).problem ?? '')}`);
              }
            }
          assert.equal(wrong, []);
        },
        true,
        'node',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
