import type { Operations } from '../generated/desk/operations.gen.ts';
import { shelf } from './shelf.ts';

type Request = Operations['listBooks']['data'];
type Responses = Operations['listBooks']['responses'];

/** Lists the books */
export const listBooks = async ({ query }: Request): Promise<Responses[keyof Responses]> =>
  [...shelf.values()].filter(({ title }) => title.includes(query.title ?? '')).slice(0, query.limit);
