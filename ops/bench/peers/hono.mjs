// The plain server on Hono: its router, a middleware for the token and its validator, with the store that Fastify has.
import { serve as listen } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import { openPlain } from '../servers/open-plain.ts';
import { accounts } from '../servers/plain-setup.ts';
import { JOB_PATHS, PATH, replyOf } from '../workload.ts';
import { asksWinners, isContribution, isLogin, namesInstance } from './checked.mjs';

const { contribute, jobs, serve } = await openPlain();

const authorize = createMiddleware(async (context, next) => {
  const account = accounts.get(context.req.header('authorization') ?? '');
  if (account === undefined) return context.json({ error: 'token_invalid' }, 401);
  if (!account.mayContribute) return context.json({ error: 'permission_denied' }, 403);
  await next();
});
const checked = (part, isValid) =>
  validator(part, (value, context) => (isValid(value) ? value : context.json({ error: 'invalid' }, 400)));
const found = (context, value) =>
  value === undefined ? context.json({ error: 'instance_not_found' }, 404) : context.json(value);

const app = new Hono();
app.post(PATH, authorize, checked('json', isContribution), async (context) => {
  const asked = context.req.valid('json');
  const outcome = await contribute(asked);
  if ('refused' in outcome) return context.json({ error: outcome.reason }, outcome.refused);
  context.header('contribution-id', outcome.id);
  if (outcome.repeated) return context.body(null, 204);
  return context.json({ ...replyOf(asked), timestamp: outcome.atMs });
});
if (jobs !== undefined) {
  app.get(JOB_PATHS.instance, authorize, checked('param', namesInstance), (context) =>
    found(context, jobs.instance(context.req.valid('param').instance_id)),
  );
  app.get(JOB_PATHS.ticker, checked('query', namesInstance), (context) =>
    found(context, jobs.ticker(context.req.valid('query').instance_id)),
  );
  app.get(JOB_PATHS.winners, authorize, checked('query', asksWinners), (context) => {
    const { instance_id, limit = '50' } = context.req.valid('query');
    return found(context, jobs.instance(instance_id) && jobs.winners(instance_id, Number(limit)));
  });
  app.post(JOB_PATHS.login, checked('json', isLogin), async (context) => {
    const { username, password } = context.req.valid('json');
    const begun = await jobs.logIn(username, password, '127.0.0.1');
    return begun === undefined ? context.json({ error: 'credentials_invalid' }, 401) : context.json(begun);
  });
}

const server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  serve(`http://127.0.0.1:${port}`, async () => server.closeAllConnections());
});
