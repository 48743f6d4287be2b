import { type Access, covers } from '../../domain/account/access.ts';
import type { System } from '../../generated/server/types.gen.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { WALLET_SERVICE } from '../../wire/auth-response.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';

/** A21. */
export const listSystems: PlatformHandler<'listSystems'> = async ({ query }, { caller, services }) => {
  const id = toFilter(query.id);
  const name = query.name?.toLowerCase() ?? '';
  const found = services.systems
    .filter((system) => isSeen(caller.access, system))
    .filter((system) => (id === undefined || system.id === id) && system.name.toLowerCase().includes(name))
    .sort((a, b) => query.sort_direction * (compare(a[query.sort_field], b[query.sort_field]) || compare(a.id, b.id)));
  const start = query.page * query.limit;
  return {
    status: 200,
    headers: pageHeaders('/systems', query, { total: found.length }),
    body: found.slice(start, start + query.limit),
  };
};

/** An operator's wallet system is shown only to accounts with access to the operator. */
const isSeen = (access: Access, { service_id, service_config }: System): boolean =>
  service_config[WALLET_SERVICE] === undefined || covers(access, service_id);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
