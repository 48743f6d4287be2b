// The plain server on Koa: its router and body parser, middleware for the token and the schema, with the store that Fastify has.
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import { serveBench } from '../child.ts';
import { accounts, instanceId, token } from '../servers/plain-setup.ts';
import { openPlainStore } from '../servers/plain-store.ts';
import { PATH, replyOf } from '../workload.ts';
import { validate } from './checked.mjs';

const [folder = ''] = process.argv.slice(2);
const store = openPlainStore(folder, instanceId);

const refuse = (context, status, error) => {
  context.status = status;
  context.body = { error };
};

const mayContribute = async (context, next) => {
  const account = accounts.get(context.get('authorization'));
  if (account === undefined) return refuse(context, 401, 'token_invalid');
  if (!account.mayContribute) return refuse(context, 403, 'permission_denied');
  await next();
};

const valid = async (context, next) => {
  if (!validate(context.request.body)) return refuse(context, 400, 'invalid');
  await next();
};

const router = new Router();
router.post(PATH, mayContribute, bodyParser(), valid, (context) => {
  const asked = context.request.body;
  const outcome = store.contribute(asked);
  if ('refused' in outcome) return refuse(context, outcome.refused, outcome.reason);
  context.set('contribution-id', outcome.id);
  if (outcome.repeated) context.status = 204;
  else context.body = { ...replyOf(asked), timestamp: outcome.atMs };
});

const server = new Koa()
  .use(router.routes())
  .use(router.allowedMethods())
  .listen(0, '127.0.0.1', () => {
    serveBench(
      { url: `http://127.0.0.1:${server.address().port}`, token, instanceId },
      async () => store.audit(),
      async () => {
        server.closeAllConnections();
        store.close();
      },
    );
  });
