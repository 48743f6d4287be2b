// The plain server on Hono: its router, a middleware for the token and its validator, with the store that Fastify has.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import { serveBench } from '../child.ts';
import { accounts, instanceId, token } from '../servers/plain-setup.ts';
import { openPlainStore } from '../servers/plain-store.ts';
import { PATH, replyOf } from '../workload.ts';
import { validate } from './checked.mjs';

const [folder = ''] = process.argv.slice(2);
const store = openPlainStore(folder, instanceId);

const mayContribute = createMiddleware(async (context, next) => {
  const account = accounts.get(context.req.header('authorization') ?? '');
  if (account === undefined) return context.json({ error: 'token_invalid' }, 401);
  if (!account.mayContribute) return context.json({ error: 'permission_denied' }, 403);
  await next();
});

const app = new Hono();
app.post(
  PATH,
  mayContribute,
  validator('json', (value, context) => (validate(value) ? value : context.json({ error: 'invalid' }, 400))),
  (context) => {
    const asked = context.req.valid('json');
    const outcome = store.contribute(asked);
    if ('refused' in outcome) return context.json({ error: outcome.reason }, outcome.refused);
    context.header('contribution-id', outcome.id);
    if (outcome.repeated) return context.body(null, 204);
    return context.json({ ...replyOf(asked), timestamp: outcome.atMs });
  },
);

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  serveBench(
    { url: `http://127.0.0.1:${port}`, token, instanceId },
    async () => store.audit(),
    async () => {
      server.closeAllConnections();
      store.close();
    },
  );
});
