import fc from 'fast-check';
import { arbitrary, damaged } from './arbitrary.ts';
import { addressOf, NOTHING, requests } from './every-operation.ts';
import type { WireRequest } from './exchange.ts';
import type { Operation, Schema } from './schema.ts';

const EXAMPLES = requests(NOTHING);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Texts for a query, path or header: what the schema asks for, or what it does not. */
const textsFor = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: arbitrary(schema).map(String) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '1',
        '-1',
        '501',
        '1.5',
        'abc',
        'true',
        'a b',
        'x'.repeat(200),
        'northstar:luna',
        'é',
        '*',
        '%',
        'a&b=c',
      ),
    },
  );

/** Requests for an operation, about half of them wrong somewhere. */
export const requestsFor = ({
  parameters,
  path,
  method,
  body,
  operationId,
  openQuery,
}: Operation): fc.Arbitrary<WireRequest> => {
  const of = (where: string, required: boolean) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((parameter) => parameter.in === where).map(({ name, schema }) => [name, textsFor(schema)]),
      ),
      required ? {} : { requiredKeys: [], noNullPrototype: true },
    );
  const bodies: fc.Arbitrary<string | undefined> =
    body === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          fc.constant(JSON.stringify(EXAMPLES[operationId as keyof typeof EXAMPLES].body)),
          arbitrary(body).map((value) => JSON.stringify(value)),
          damaged(EXAMPLES[operationId as keyof typeof EXAMPLES].body).map((value) => JSON.stringify(value) ?? 'null'),
          fc.constantFrom('{', '[]', 'null', '7', '""'),
        );
  // The library knows no operation that ignores what it does not know.
  const unknown = openQuery
    ? fc.constant('')
    : fc.constantFrom(...Array(9).fill(''), 'unheard_of=1', 'limit=5&limit=6', '__proto__=1');
  return fc
    .tuple(of('path', true), of('query', false), of('header', false), bodies, unknown)
    .map(([inPath, inQuery, inHeader, content, more]) => {
      // Empty values count as left out here, but not in the library.
      const query = Object.fromEntries(Object.entries(inQuery).filter(([, text]) => text !== ''));
      const address = addressOf(
        { path },
        { path: inPath as Record<string, string>, query: query as Record<string, string> },
      );
      const headers = Object.fromEntries(
        Object.entries(inHeader as Record<string, string>).filter(([, text]) => /^[!-~]([ -~]*[!-~])?$/.test(text)),
      );
      return {
        method: method.toUpperCase(),
        path: more === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${more}`,
        headers: { ...(content === undefined ? {} : JSON_TYPE), ...headers },
        body: content,
      };
    });
};
