import { or, type SQL, sql } from 'drizzle-orm';
import { isBrandPath } from '../domain/account/can-see-jackpot.ts';
import { instances } from './instances.ts';
import { ownedBy } from './owned-by.ts';

/** The instances an account can see: the rule of domain/account/can-see-jackpot.ts in SQL. Undefined owners mean no restriction. */
export const instancesVisibleTo = (owners: readonly string[] | undefined): SQL | undefined =>
  owners && or(ownedBy(instances.ownerId, owners), playableBy(owners.filter(isBrandPath)));

const allowedBrands = sql`${instances.rules}, '$.contribution_rules.allowed_brands'`;

/** The instances that one of these brands may play: the rule of `admitsBrand` in SQL. */
export const playableBy = (brandPaths: readonly string[]): SQL | undefined =>
  brandPaths.length === 0
    ? undefined
    : sql`exists (
  select 1 from json_each(${JSON.stringify(brandPaths)}) as brand
  where ${instances.operatorId} = substr(brand.value, 1, instr(brand.value, ':') - 1)
    and case when json_array_length(${allowedBrands}) > 0
      then brand.value in (select allowed.value from json_each(${allowedBrands}) as allowed)
      else ${instances.ownerId} in (${instances.operatorId}, brand.value) end)`;
