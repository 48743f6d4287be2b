// A competent team's first version: Fastify with the same JSON schemas, better-sqlite3, one durable transaction per request.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { formats } from '../../../codegen/pitboss/formats.ts';
import { type ContributionReply, JOB_PATHS, PATH, replyOf } from '../workload.ts';
import { openPlain } from './open-plain.ts';
import type { PlainJobs } from './plain-jobs.ts';
import { accounts, QUERIES, schemaOf } from './plain-setup.ts';
import type { Asked } from './plain-store.ts';

const { contribute, jobs, serve } = await openPlain();

const app = Fastify({
  logger: false,
  ajv: {
    customOptions: { formats: { ...formats }, coerceTypes: false, removeAdditional: false, strictSchema: false },
  },
});

const authorize = async (request: FastifyRequest, reply: FastifyReply) => {
  const account = accounts.get(request.headers.authorization ?? '');
  if (account === undefined) return reply.code(401).send({ error: 'token_invalid' });
  if (!account.mayContribute) return reply.code(403).send({ error: 'permission_denied' });
};

app.post<{ Body: Asked; Reply: ContributionReply | { error: string } | null }>(
  PATH,
  {
    schema: { body: schemaOf('ContributionToInstance'), response: { 200: schemaOf('ContributionResponse') } },
    onRequest: authorize,
  },
  async (request, reply) => {
    const outcome = await contribute(request.body);
    if ('refused' in outcome) return reply.code(outcome.refused).send({ error: outcome.reason });
    reply.header('contribution-id', outcome.id);
    if (outcome.repeated) return reply.code(204).send(null);
    const { instance_id, gameround_id = '', currency } = request.body;
    return { ...replyOf({ instance_id, gameround_id, currency }), timestamp: outcome.atMs };
  },
);

const routeJobs = ({ instance, ticker, winners, logIn }: PlainJobs): void => {
  const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'instance_not_found' });
  app.get<{ Params: { instance_id: string } }>(
    JOB_PATHS.instance,
    { schema: { params: QUERIES.instance }, onRequest: authorize },
    async (request, reply) => instance(request.params.instance_id) ?? missing(reply),
  );
  app.get<{ Querystring: { instance_id: string } }>(
    JOB_PATHS.ticker,
    { schema: { querystring: QUERIES.instance, response: { 200: schemaOf('Ticker') } } },
    async (request, reply) => ticker(request.query.instance_id) ?? missing(reply),
  );
  app.get<{ Querystring: { instance_id: string; limit?: string } }>(
    JOB_PATHS.winners,
    {
      schema: {
        querystring: QUERIES.winners,
        response: { 200: { type: 'array', items: schemaOf('Winner') } },
      },
      onRequest: authorize,
    },
    async (request, reply) => {
      const { instance_id, limit = '50' } = request.query;
      return instance(instance_id) === undefined ? missing(reply) : winners(instance_id, Number(limit));
    },
  );
  app.post<{ Body: { username: string; password: string } }>(
    JOB_PATHS.login,
    { schema: { body: schemaOf('LoginRequest') } },
    async (request, reply) => {
      const { username, password } = request.body;
      const begun = await logIn(username, password, request.ip);
      return begun ?? reply.code(401).send({ error: 'credentials_invalid' });
    },
  );
};
if (jobs !== undefined) routeJobs(jobs);

const url = await app.listen({ port: 0, host: '127.0.0.1' });
serve(url, async () => {
  app.server.closeAllConnections();
  await app.close();
});
