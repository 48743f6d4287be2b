import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from '../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';

/**
 * The cost of generating, as a document grows: everything that `generate` writes (types, operations, request and reply validators)
 * compared with hey-api's types only. The two alternate on the same document, so that load on the machine affects both.
 */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '250,500,1000,2000' },
    rounds: { type: 'string', default: '3' },
  },
});

/** Ten operations per resource, as in most documents: parameters, a body, problems, shared schemas that refer to each other. */
const documentOf = (operations: number) => {
  const schemas: Record<string, unknown> = {
    Problem: {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string' }, detail: { type: 'string' } },
    },
  };
  const paths: Record<string, Record<string, unknown>> = {};
  const problem = { description: 'Refused.', content: { 'application/json': { schema: ref('Problem') } } };
  for (let index = 0; index < operations; index += 1) {
    const resource = Math.floor(index / 10);
    const name = `Resource${resource}`;
    schemas[name] ??= {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string', minLength: 1, maxLength: 80 },
        state: { type: 'string', enum: ['open', 'closed'] },
        amounts: { type: 'array', maxItems: 50, items: { type: 'number', minimum: 0 } },
        created_at: { type: ['string', 'null'], format: 'date-time' },
        // Some schemas are shared by all resources, and they form a chain of references.
        owner: ref(`Resource${Math.floor(resource / 2)}`),
        parts: { type: 'array', items: { anyOf: [ref(name), { type: 'string' }] } },
      },
    };
    const isWrite = index % 2 === 1;
    const answer = { description: 'One.', content: { 'application/json': { schema: ref(name) } } };
    const path = `/resources-${resource}/{id}/action-${index % 10}`;
    paths[path] = {
      [isWrite ? 'post' : 'get']: {
        operationId: `${isWrite ? 'write' : 'read'}Resource${resource}Action${index % 10}`,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 30 } },
          {
            name: 'state',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: ['open', 'closed'] } },
          },
        ],
        ...(isWrite ? { requestBody: { required: true, content: { 'application/json': { schema: ref(name) } } } } : {}),
        responses: { 200: answer, 400: problem, 404: problem },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'Bench', version: '1' }, paths, components: { schemas } };
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Processor time including garbage collection. Other processes on the machine do not affect it. */
const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const measure = async (operations: number) => {
    const document = documentOf(operations);
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const api = { document: 'openapi.json', output: 'out' };
    writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { bench: api } }));
    const ours = await msOf(() => generate(readProjectConfig(join(folder, 'codegen.json'))));
    const theirs = await msOf(() =>
      createClient({
        input: structuredClone(document),
        output: { path: join(folder, 'types'), entryFile: false },
        logs: { level: 'silent', file: false },
        plugins: ['@hey-api/typescript'],
      }),
    );
    return { ours, theirs };
  };
  // Warm-up: the first run compiles the generators.
  await measure(50);
  process.stdout.write('operations  generate CPU ms  hey-api CPU ms  ratio (range)      generate CPU ms/operation\n');
  for (const operations of values.operations.split(',').map(Number)) {
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(await measure(operations));
    const ratios = rounds.map(({ ours, theirs }) => ours / theirs).toSorted((a, b) => a - b);
    const ours = median(rounds.map((round) => round.ours));
    const theirs = median(rounds.map((round) => round.theirs));
    const range = `${median(ratios).toFixed(2)} (${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)})`;
    const cells = [String(operations).padStart(10), ours.toFixed(0).padStart(15), theirs.toFixed(0).padStart(14)];
    process.stdout.write(`${cells.join('  ')}  ${range.padEnd(17)}  ${(ours / operations).toFixed(2).padStart(25)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
