// The plain server on Koa: its router and body parser, middleware for the token and the schema, with the store that Fastify has.
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import { openPlain } from '../servers/open-plain.ts';
import { accounts } from '../servers/plain-setup.ts';
import { JOB_PATHS, PATH, replyOf } from '../workload.ts';
import { asksWinners, isContribution, isLogin, namesInstance } from './checked.mjs';

const { contribute, jobs, serve } = await openPlain();

const refuse = (context, status, error) => {
  context.status = status;
  context.body = { error };
};
const authorize = async (context, next) => {
  const account = accounts.get(context.get('authorization'));
  if (account === undefined) return refuse(context, 401, 'token_invalid');
  if (!account.mayContribute) return refuse(context, 403, 'permission_denied');
  await next();
};
const checked = (partOf, isValid) => async (context, next) => {
  if (!isValid(partOf(context))) return refuse(context, 400, 'invalid');
  await next();
};
const body = (context) => context.request.body;
/** With a prototype, which that of Koa lacks. */
const query = (context) => ({ ...context.query });
const params = (context) => context.params;
const answer = (context, value) => {
  if (value === undefined) return refuse(context, 404, 'instance_not_found');
  context.body = value;
};

const router = new Router();
router.post(PATH, authorize, bodyParser(), checked(body, isContribution), async (context) => {
  const asked = context.request.body;
  const outcome = await contribute(asked);
  if ('refused' in outcome) return refuse(context, outcome.refused, outcome.reason);
  context.set('contribution-id', outcome.id);
  if (outcome.repeated) context.status = 204;
  else context.body = { ...replyOf(asked), timestamp: outcome.atMs };
});
if (jobs !== undefined) {
  router.get(JOB_PATHS.instance, authorize, checked(params, namesInstance), (context) =>
    answer(context, jobs.instance(context.params.instance_id)),
  );
  router.get(JOB_PATHS.ticker, checked(query, namesInstance), (context) =>
    answer(context, jobs.ticker(context.query.instance_id)),
  );
  router.get(JOB_PATHS.winners, authorize, checked(query, asksWinners), (context) => {
    const { instance_id, limit = '50' } = context.query;
    answer(context, jobs.instance(instance_id) && jobs.winners(instance_id, Number(limit)));
  });
  router.post(JOB_PATHS.login, bodyParser(), checked(body, isLogin), async (context) => {
    const { username, password } = context.request.body;
    const begun = await jobs.logIn(username, password, context.ip);
    if (begun === undefined) refuse(context, 401, 'credentials_invalid');
    else context.body = begun;
  });
}

const server = new Koa()
  .use(router.routes())
  .use(router.allowedMethods())
  .listen(0, '127.0.0.1', () => {
    serve(`http://127.0.0.1:${server.address().port}`, async () => server.closeAllConnections());
  });
