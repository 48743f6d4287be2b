// What a competent team would write first: Fastify with the same JSON schemas, better-sqlite3, one durable transaction per request.
import Fastify from 'fastify';
import { formats } from '../../codegen/pitboss-formats.ts';
import { serveBench } from '../child.ts';
import { type ContributionReply, PATH, replyOf } from '../workload.ts';
import { accounts, instanceId, schemaOf, token } from './plain-setup.ts';
import { type Asked, openPlainStore } from './plain-store.ts';

const [folder = ''] = process.argv.slice(2);
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
