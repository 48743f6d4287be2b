import { findLastCurrencyChange } from '../../db/operators/brand-currencies.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { answerPublic, renderPublic } from '../../platform/unit/public-reply.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';

/** Public, so it does not reveal a disabled operator or brand. */
export const listPublicCurrencies: PlatformHandler<'listPublicCurrencies'> = async (
  { query: { brand_id: brandPath }, headers },
  { tx, services },
) => {
  if ((await findOwnerEnabledState(tx, brandPath))?.enabled !== true) return refuseAbsent('brand_not_found', brandPath);
  const last = await findLastCurrencyChange(tx, brandPath);
  const { brand_id: _, ...currencies } = brandCurrenciesToWire(brandPath, last?.own, services.currencies);
  return answerPublic(renderPublic({ ...currencies, last_updated: last?.atMs ?? 0 }), headers, 3);
};
