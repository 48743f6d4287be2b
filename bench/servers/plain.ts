// What a competent team would write first: Fastify with the same JSON schemas, better-sqlite3, one durable transaction per request.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { formats } from '../../codegen/pitboss-formats.ts';
import { serveBench } from '../child.ts';
import { type ContributionReply, PATH, replyOf } from '../workload.ts';
import { type Asked, openPlainStore } from './plain-store.ts';

type Schema = { [keyword: string]: unknown };

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/built/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

/** A schema of the document with its references inlined. */
const inlined = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, example: _, ...rest } = schema as Schema;
  const named = typeof $ref === 'string' ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  const parts = Object.entries({ ...named, ...rest }).filter(([keyword]) => keyword !== 'example');
  return Object.fromEntries(parts.map(([keyword, part]) => [keyword, inlined(part)]));
};
const schemaOf = (name: string): unknown => inlined({ $ref: `#/components/schemas/${name}` });

const [folder = ''] = process.argv.slice(2);
const instanceId = '0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11';
const token = '3b1f0c52e8a94b6f9d7c2a51e8b11f3a26c1e7b409a513f0c';
const accounts = new Map([[`Bearer ${token}`, { id: 'service-account', mayContribute: true }]]);
const store = openPlainStore(folder, instanceId);

const app = Fastify({
  logger: false,
  ajv: {
    customOptions: { formats: { ...formats }, coerceTypes: false, removeAdditional: false, strictSchema: false },
  },
});

app.post<{ Body: Asked; Reply: ContributionReply | { error: string } | null }>(
  PATH,
  {
    schema: { body: schemaOf('ContributionToInstance'), response: { 200: schemaOf('ContributionResponse') } },
    onRequest: async (request, reply) => {
      const account = accounts.get(request.headers.authorization ?? '');
      if (account === undefined) return reply.code(401).send({ error: 'token_invalid' });
      if (!account.mayContribute) return reply.code(403).send({ error: 'permission_denied' });
    },
  },
  (request, reply) => {
    const outcome = store.contribute(request.body);
    if ('refused' in outcome) {
      reply.code(outcome.refused).send({ error: outcome.reason });
      return;
    }
    reply.header('contribution-id', outcome.id);
    if (outcome.repeated) {
      reply.code(204).send(null);
      return;
    }
    const { instance_id, gameround_id = '', currency } = request.body;
    reply.send({ ...replyOf({ instance_id, gameround_id, currency }), timestamp: outcome.atMs });
  },
);

const url = await app.listen({ port: 0, host: '127.0.0.1' });
serveBench(
  { url, token, instanceId },
  async () => store.audit(),
  async () => {
    app.server.closeAllConnections();
    await app.close();
    store.close();
  },
);
