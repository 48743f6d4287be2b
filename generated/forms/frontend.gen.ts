// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { GetCorsOriginsRequest } from '../../clients/typescript/src/generated/operations/get-cors-origins.gen.ts';
import type { GetHealthRequest } from '../../clients/typescript/src/generated/operations/get-health.gen.ts';
import type { GetPlayerJackpotRequest } from '../../clients/typescript/src/generated/operations/get-player-jackpot.gen.ts';
import type { GetReadinessRequest } from '../../clients/typescript/src/generated/operations/get-readiness.gen.ts';
import type { GetTickerRequest } from '../../clients/typescript/src/generated/operations/get-ticker.gen.ts';
import type { ListPublicSourcesRequest } from '../../clients/typescript/src/generated/operations/list-public-sources.gen.ts';
import type { RemoveCorsOriginsRequest } from '../../clients/typescript/src/generated/operations/remove-cors-origins.gen.ts';
import type { SetCorsOriginsRequest } from '../../clients/typescript/src/generated/operations/set-cors-origins.gen.ts';
import type { SetPlayerOptInRequest } from '../../clients/typescript/src/generated/operations/set-player-opt-in.gen.ts';
import * as $ from './definitions.gen.ts';
import type { Form } from './runtime/form.gen.ts';

export const getCorsOrigins: Form<GetCorsOriginsRequest> = {
  operationId: 'getCorsOrigins',
  summary: 'Get the CORS origins',
  description: 'Returns the list of origins whose pages may make requests from a browser, in the format of `POST /frontend/cors`. Origins in the server\'s configuration are also allowed but not listed.',
  method: 'GET',
  path: '/frontend/cors',
};

export const setCorsOrigins: Form<SetCorsOriginsRequest> = {
  operationId: 'setCorsOrigins',
  summary: 'Set the CORS origins',
  description: 'Replaces the list of origins whose pages may make requests from a browser. There is one list for the whole platform, and changes take effect immediately. Origins in the server\'s configuration are also allowed but not listed. If the list is empty, only those are allowed.',
  method: 'POST',
  path: '/frontend/cors',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.CorsOrigins },
};

export const removeCorsOrigins: Form<RemoveCorsOriginsRequest> = {
  operationId: 'removeCorsOrigins',
  summary: 'Remove CORS origins',
  description: 'Removes the entries with these patterns from the list of origins and returns the remaining entries. The change takes effect immediately. Patterns that are not in the list are ignored and not counted in `removed`. An empty request removes nothing and returns the list.',
  method: 'POST',
  path: '/frontend/cors/delete',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.CorsPatterns },
};

export const getPlayerJackpot: Form<GetPlayerJackpotRequest> = {
  operationId: 'getPlayerJackpot',
  summary: 'Get a player\'s jackpot in a game',
  description: 'Returns the player\'s jackpot at a source: the instance that would currently receive a contribution of this player at the source. If there is none, it is the first instance that would receive the contribution if it were active and within its hours. See "From source to instance" in the operator section. If there is no such instance, if the source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`. Opt-ins are not considered. The country and the segments are those sent by the page.',
  method: 'GET',
  path: '/frontend/jackpot',
  parameters: [$.SourceIdParameter, $.BrandIdParameter2, $.PlayerIdParameter, $.CountryCodeParameter, $.SegmentsParameter],
};

export const setPlayerOptIn: Form<SetPlayerOptInRequest> = {
  operationId: 'setPlayerOptIn',
  summary: 'Opt the player in or out',
  description: 'Opts the player in to or out of a jackpot. The rules of `POST /operator/opt-in` apply: repeating a request has no further effect; an opt-out always succeeds for an instance of the brand\'s operator, so the problems from `owner_disabled` to `country_excluded` apply only to opt-ins; and contribution_value, in the jackpot\'s currency, is set regardless of `opt_in`.',
  method: 'POST',
  path: '/frontend/opt-in',
  keyed: true,
  body: { required: true, kind: 'ref', to: () => $.OptInRequest },
};

export const listPublicSources: Form<ListPublicSourcesRequest> = {
  operationId: 'listPublicSources',
  summary: 'List an owner\'s sources',
  description: 'Returns a page of the sources of an operator or brand, with the instances assigned to them, so that a lobby can show which games have a jackpot. For a brand, the list contains its own sources and those of its operator that lead the brand to a jackpot it may play, with these jackpots.',
  method: 'GET',
  path: '/frontend/sources',
  parameters: [
    {
      in: 'query',
      name: 'owner_id',
      required: true,
      kind: 'ref',
      to: () => $.OwnerId,
      description: 'The operator (`northstar`), including its brands, or the brand (`northstar:luna`) whose sources to list.',
      examples: ['northstar:luna'],
    },
    $.NameParameter,
    $.PageParameter,
    $.LimitParameter,
    $.SortFieldParameter2,
    $.SortDirectionParameter,
  ],
};

export const getTicker: Form<GetTickerRequest> = {
  operationId: 'getTicker',
  summary: 'Get an instance\'s ticker',
  description: 'Returns what a game shows of a jackpot: its pots and their current values.',
  method: 'GET',
  path: '/frontend/ticker',
  parameters: [$.InstanceIdParameter4],
};

export const getHealth: Form<GetHealthRequest> = {
  operationId: 'getHealth',
  summary: 'Check the health of the service',
  description: 'Returns `ok` while the service can reply to requests. It reads no data and needs no token; it is meant for load balancers and process supervisors.',
  method: 'GET',
  path: '/healthz',
};

export const getReadiness: Form<GetReadinessRequest> = {
  operationId: 'getReadiness',
  summary: 'Check whether the service is ready',
  description: 'Returns `ready` while the service can do its work, with warnings about what may soon stop it. Otherwise, it is refused with `not_ready`, and `reasons` lists why. The check commits a write to the store, looks at the keys, the schema and the disk, and connects to the operators\' wallets. A result is kept for a second, so that requests cost nothing. It needs no token; it is meant for load balancers and monitoring. Use `/healthz` to decide whether to restart the service: a full disk does not get better by that.',
  method: 'GET',
  path: '/readyz',
};
