import { readLobby } from '../../platform/lobby/read-lobby.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { answerPublic } from '../../platform/unit/public-reply.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { pageHeaders } from '../../wire/paging.ts';
import { idsFromQuery } from '../../wire/routing.ts';

/** The most ids in one request. */
const IDS_MAX = 200;

/** Public, so it shows nothing of a disabled operator or brand. */
export const listLobbyJackpots: PlatformHandler<'listLobbyJackpots'> = async ({ query, headers }, context) => {
  const { brand_id: brandPath, currency, language, page, limit } = query;
  const instanceIds = idsFromQuery(query.instance_ids);
  const sourceIds = idsFromQuery(query.source_ids);
  if (instanceIds.length + sourceIds.length > IDS_MAX)
    return refuse('validation_failed', {
      errors: [{ pointer: '/query/source_ids', detail: `has more than ${IDS_MAX} ids together with instance_ids.` }],
    });
  const asked = { brandPath, instanceIds, sourceIds, currency, language, page, limit };
  const reply = await readLobby(context, asked, (total) => pageHeaders('/frontend/lobby', query, { total }));
  return answerPublic(reply, headers, 1);
};
