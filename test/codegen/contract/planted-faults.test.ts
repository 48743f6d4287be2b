import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { documentConfig } from '../../../codegen/commands/program/document-config.ts';
import type { CheckName } from '../../../codegen/contract/checks.ts';
import { type ContractOutcome, runContract } from '../../../codegen/contract/run-contract.ts';
import { merge } from '../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../codegen/read/project/specs.ts';
import { sampleOf } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { type FaultName, TOKEN } from './faults.ts';
import { libraryOnFastify } from './library-on-fastify.ts';
import { libraryServer } from './library-server.ts';

const config = documentConfig(join(import.meta.dirname, 'library.yaml'), { accept: 'all' });
const [api] = config.apis;
const { sections, formats } = await readSpecs(config);
if (!api) throw new Error('there is no interface');
const source = { config, document: merge(api, sections), formats };

type Serve = (
  fault: FaultName | undefined,
  use: (base: string) => Promise<ContractOutcome>,
) => Promise<ContractOutcome>;

const onNode: Serve = async (fault, use) => {
  const server = libraryServer(fault);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const onFastify: Serve = async (fault, use) => {
  const app = libraryOnFastify(fault);
  try {
    return await use(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
  }
};

/** A run with the defaults of the command. */
const asked = (serve: Serve, fault: FaultName | undefined, seed: number): Promise<ContractOutcome> =>
  serve(fault, (base) =>
    runContract(source, {
      base,
      given: { bearer: TOKEN, schemes: {}, headers: {} },
      runs: 50,
      seconds: 120,
      seed,
      only: [],
      skip: [],
      isReadOnly: false,
      without: [],
      timeoutMs: 10_000,
    }),
  );

const said = ({ findings }: ContractOutcome): string[] =>
  findings.map(({ operationId, flaw }) => `${operationId} ${flaw.check}: ${flaw.says}`);

/** Each planted fault, and the operation and the check that must find it. */
const PLANTED: readonly (readonly [fault: FaultName, operation: string, check: CheckName])[] = [
  ['undeclared-status', 'createBook', 'status'],
  ['wrong-content-type', 'listBooks', 'content-type'],
  ['missing-header', 'listBooks', 'header'],
  ['body-off-schema', 'createBook', 'body'],
  ['off-schema-when-known', 'getBook', 'body'],
  ['fails-at-odd-text', 'createBook', 'server-error'],
  ['fails-at-known-id', 'getBook', 'server-error'],
  ['accepts-out-of-range', 'listBooks', 'invalid-accepted'],
  ['no-authentication', 'deleteBook', 'authentication'],
  ['any-token', 'createBook', 'authentication'],
  ['tells-ids-to-strangers', 'getBook', 'authentication'],
  ['authentication-after-lookup', 'getBook', 'authentication'],
  ['undead', 'getBook', 'lifecycle'],
  ['lost', 'getBook', 'lifecycle'],
  ['key-ignored', 'createBook', 'idempotency'],
  ['broken-link', 'createBook', 'link'],
];

/** Faults that Fastify does not let one make. */
const BY_HAND: typeof PLANTED = [
  ['accepts-malformed', 'createBook', 'malformed-accepted'],
  ['fails-at-bad-escape', 'getBook', 'server-error'],
  ['hangs-up', 'createBook', 'no-reply'],
];

const SERVERS: readonly (readonly [name: string, serve: Serve, planted: typeof PLANTED])[] = [
  ['node:http', onNode, [...PLANTED, ...BY_HAND]],
  ['Fastify', onFastify, PLANTED],
];

for (const [name, serve, planted] of sampleOf(SERVERS, 1))
  suite(`codegen/contract on ${name}`, (test) => {
    for (const seed of sampleOf([1, 2, 3], 1))
      test(`finds nothing in a correct server, seed ${seed}`, async () => {
        const outcome = await asked(serve, undefined, seed);
        assert.equal(said(outcome), []);
        assert.equal(
          outcome.tallies.filter(({ wasSuccessful }) => !wasSuccessful).map(({ operationId }) => operationId),
          [],
          'never seen 2xx',
        );
        assert.not(outcome.isCut);
      });
    for (const [fault, operation, check] of sampleOf(planted, 3))
      test(`finds the planted fault ${fault}: ${check} of ${operation}`, async () => {
        const outcome = await asked(serve, fault, 7);
        const found = outcome.findings.filter((one) => one.operationId === operation && one.flaw.check === check);
        assert.ok(found.length > 0, said(outcome).join('\n') || 'found nothing');
        assert.ok((found[0]?.steps.length ?? 0) > 0);
      });
  });
