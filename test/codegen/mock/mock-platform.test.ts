// A long proof: it asks every operation of the platform for many replies.
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { createMock } from '../../../codegen/mock/backend.ts';
import type { MockAnswer } from '../../../codegen/mock/mock-answer.ts';
import { formats } from '../../../codegen/pitboss/formats.ts';
import type { Document } from '../../../codegen/read/document/document.ts';
import platform from '../../../generated/built/openapi.json' with { type: 'json' };
import { replies } from '../../../generated/built/server/replies.gen.mjs';
import { arbitrary, damaged } from '../../support/arbitrary.ts';
import { checkReply } from '../../support/contract.ts';
import { withoutNulls } from '../../support/nulls.ts';
import { accepts, operations, type Parameter } from '../../support/schema.ts';
import { suite } from '../../support/suite.ts';
import { asking } from './mock-asking.ts';

/** The document without examples, so that the mock must generate samples. */
const withoutExamples = (document: object): Document =>
  JSON.parse(JSON.stringify(document), (key, value) => (['example', 'examples'].includes(key) ? undefined : value));

const WITH_TOKEN = { authorization: 'Bearer token' };
const RUNS = { numRuns: 12, seed: 20_260_101 };

const [spoken, silent] = await Promise.all(
  [platform as object as Document, withoutExamples(platform)].map(async (document) =>
    asking(await createMock(document, formats, '/')),
  ),
);

/** Requests that an operation accepts, with parameters as in the URL. A generated body that is not accepted is replaced by the example. */
const requestsFor = ({ path, parameters, body, bodyExample, method }: (typeof operations)[number]) =>
  fc
    .tuple(
      fc.tuple(
        ...parameters
          .filter((parameter) => parameter.in !== 'header')
          .map((parameter) =>
            arbitrary(parameter.schema)
              .map((value) => (isUsable(parameter, value) ? value : parameter.example))
              .map((value) => ({ parameter, value: value === undefined ? [] : [value].flat() })),
          ),
      ),
      body ? arbitrary(body).map((value) => (accepts(body, value) ? value : bodyExample)) : fc.constant(undefined),
    )
    .map(([given, value]) => {
      const query = new URLSearchParams();
      let filled = path;
      for (const { parameter, value: texts } of given)
        for (const text of texts)
          if (parameter.in === 'query') query.append(parameter.name, String(text));
          else filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(String(text)));
      return { method, path: query.size > 0 ? `${filled}?${query}` : filled, body: value };
    });

const isUsable = ({ schema }: Parameter, value: unknown): boolean =>
  accepts(schema, value) && !['', '.', '..'].includes(String(value));

/** Fails unless the spec declares the reply. */
const isDeclared = (operationId: string, { status, headers, body }: MockAnswer): void => {
  const sent = new Headers({ ...headers, ...(body ? { 'content-type': body.type } : {}) });
  checkReply(replies, operationId, { status, headers: sent, text: body?.text ?? '' });
};

suite('codegen/mock of the platform', (test) => {
  for (const operation of operations) {
    test(`${operation.operationId} replies as its spec declares, with examples and with samples`, () =>
      fc.assert(
        fc.asyncProperty(requestsFor(operation), async ({ method, path, body }) => {
          for (const ask of [spoken, silent]) {
            const answer = await ask?.(method, path, { headers: WITH_TOKEN, body });
            assert.ok(answer && answer.status < 400, `${method} ${path}: ${JSON.stringify(answer)}`);
            isDeclared(operation.operationId, answer);
          }
        }),
        RUNS,
      ));

    const { body: schema } = operation;
    if (schema)
      test(`${operation.operationId} refuses a damaged body as its spec declares`, () =>
        fc.assert(
          fc.asyncProperty(
            requestsFor(operation).chain((request) => fc.tuple(fc.constant(request), damaged(request.body))),
            async ([{ method, path }, body]) => {
              fc.pre(body !== undefined && !accepts(schema, withoutNulls(schema, body)));
              const answer = await spoken?.(method, path, { headers: WITH_TOKEN, body: JSON.stringify(body) });
              assert.is(answer?.status, 400, JSON.stringify(body));
              if (answer) isDeclared(operation.operationId, answer);
            },
          ),
          RUNS,
        ));
  }

  test('every declared status can be requested', async () => {
    for (const operation of operations) {
      const [request] = fc.sample(requestsFor(operation), { ...RUNS, numRuns: 1 });
      for (const code of Object.keys(replies[operation.operationId as keyof typeof replies])) {
        const headers = { ...WITH_TOKEN, prefer: `code=${code}` };
        const answer = await spoken?.(operation.method, request?.path ?? '', { headers, body: request?.body });
        assert.is(answer?.status, Number(code), `${operation.operationId} ${JSON.stringify(answer)}`);
        if (answer) isDeclared(operation.operationId, answer);
      }
    }
  });
});
