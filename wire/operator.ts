import type { Brand as BrandRow, Operator as OperatorRow } from '../db/operators.ts';
import type { Operator } from '../generated/server/types.gen.ts';

/** An operator with some of its brands. */
export const operatorToWire = (operator: OperatorRow, brands: readonly BrandRow[]): Operator => ({
  id: operator.id,
  path: operator.id,
  name: operator.name,
  enabled: operator.enabled,
  created_timestamp: operator.createdAtMs,
  brands: brands.map((brand) => ({
    id: brand.id,
    path: `${operator.id}:${brand.id}`,
    name: brand.name,
    enabled: brand.enabled,
    created_timestamp: brand.createdAtMs,
  })),
});
