import { hash } from 'node:crypto';
import type { Listing, PagePosition } from '../../db/listing/page.ts';
import { PLACE_FAULT } from '../../wire/paging.ts';
import type { Call } from './handler.ts';
import { type Refusal, refuse } from './reply.ts';

/** The part of a query that places the rows of a page; everything else says which rows and in which order. */
type PageQuery = { readonly page: number; readonly limit: number; readonly after?: string | undefined };

/**
 * Lists a page that may begin after the last row of another one, however many come before, and seals where the next one begins. A place is
 * sealed, since it can show how many rows others have; it is only good for the same list, filters and order.
 * @param of what else the list depends on: the path's parameters.
 */
export const goOnAfter = async <Rows extends Listing<unknown>>(
  { services: { secrets }, operation }: Pick<Call, 'services' | 'operation'>,
  { page: _, limit: __, after, ...asked }: PageQuery,
  of: string,
  list: (after: PagePosition | undefined) => Promise<Rows>,
): Promise<(Rows & { readonly next?: string | undefined }) | Refusal<'validation_failed'>> => {
  const filters = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  const name = hash('sha256', JSON.stringify([operation, of, filters.sort()])).slice(0, NAME_DIGITS);
  const place = after === undefined || after === '' ? undefined : openPlace(() => secrets.open(textOf(after)), name);
  if (place === 'none') return refuse('validation_failed', { errors: [PLACE_FAULT] });
  const listing = await list(place);
  const { last } = listing;
  const next = last && Buffer.from(secrets.seal(JSON.stringify([name, last])), 'base64').toString('base64url');
  return { ...listing, next };
};

const NAME_DIGITS = 16;

const textOf = (after: string): string => Buffer.from(after, 'base64url').toString('base64');

const openPlace = (open: () => string, name: string): PagePosition | 'none' => {
  try {
    const [of, place] = JSON.parse(open());
    return of === name ? place : 'none';
  } catch {
    return 'none';
  }
};
