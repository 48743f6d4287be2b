import { saveOperators as save } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../handler.ts';
import { lastById } from '../wire/named-items.ts';

/** B3. */
export const saveOperators: PlatformHandler<'saveOperators'> = async ({ body }, { tx, caller, nowMs }) => {
  const items = lastById(body);
  const reached = items.filter(({ id }) => covers(caller.access, id));
  await save(tx, reached, nowMs);
  return {
    status: 200,
    body: {
      success: reached.map(({ id }) => id),
      failed: items.filter((item) => !reached.includes(item)).map(({ id }) => id),
    },
  };
};
