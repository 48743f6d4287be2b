import { changeOwnCurrencies, findOwnCurrencies, type OwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { findOperator } from '../../db/operators/operators.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { haveRatesMoved } from '../../domain/money/money-out.ts';
import type { BrandMultipliers } from '../../generated/server/types.gen.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { WriteContext } from '../unit/handler.ts';
import type { Wanted } from '../unit/second-account.ts';
import { ratesSince, toCurrencies } from './brand-rate.ts';
import { limitsAccounts } from './needs-second-account.ts';
import { startOfDay } from './worth-of-money.ts';

type Context = Pick<WriteContext, 'tx' | 'services' | 'nowMs'>;

/** Multipliers to set, or none to use the defaults. */
export type RatesAsked = BrandMultipliers | Record<string, never>;

const toOwn = (asked: RatesAsked): OwnCurrencies | undefined =>
  'base_currency' in asked && 'multipliers' in asked
    ? ({ base: asked.base_currency, multipliers: asked.multipliers } as OwnCurrencies)
    : undefined;

/** The multipliers of a brand that a request was made about. */
export const ratesBasis = async ({ tx, services }: Context, brandPath: string): Promise<object> =>
  brandCurrenciesToWire(brandPath, await findOwnCurrencies(tx, brandPath), services.currencies);

/**
 * A change of a brand's multipliers as a second account sees it, if it needs one: an operator limits the money that leaves, and a rate would be
 * more than 5 % from where the UTC day began, whoever moved it before.
 */
export const ratesWanted = async (
  context: Context,
  operation: string,
  brandPath: string,
  asked: RatesAsked,
): Promise<Wanted | undefined> => {
  const { tx, services, nowMs } = context;
  if (!limitsAccounts((await findOperator(tx, toOperatorId(brandPath)))?.moneyOut)) return undefined;
  const [before = services.currencies] = await ratesSince(tx, brandPath, startOfDay(nowMs), services.currencies);
  const own = toOwn(asked);
  const after = own === undefined ? services.currencies : toCurrencies(own);
  const basis = await ratesBasis(context, brandPath);
  const isSame = JSON.stringify(basis) === JSON.stringify(brandCurrenciesToWire(brandPath, own, services.currencies));
  if (isSame || !haveRatesMoved(before, after)) return undefined;
  const summary =
    own === undefined
      ? `Has the brand ${brandPath} use the platform's multipliers again.`
      : `Replaces the multipliers of the brand ${brandPath} with those of the request.`;
  return {
    ...{ operation, ownerId: brandPath, targetId: brandPath, request: asked, basis },
    details: { summary },
    limit: { name: 'multipliers' },
  };
};

/** Changes a brand's multipliers. Current ones are not set again, so that the history lists only changes. */
export const changeRates = async (
  { tx, services, nowMs }: Context,
  accountId: string,
  brandPath: string,
  asked: RatesAsked,
) => {
  const own = toOwn(asked);
  const before = await findOwnCurrencies(tx, brandPath);
  const toWire = (currencies: OwnCurrencies | undefined) =>
    brandCurrenciesToWire(brandPath, currencies, services.currencies);
  const isSame =
    (before === undefined) === (own === undefined) && JSON.stringify(toWire(before)) === JSON.stringify(toWire(own));
  if (!isSame) await changeOwnCurrencies(tx, brandPath, own, { accountId, atMs: nowMs });
  const body = toWire(own);
  return { body, changed: auditedChanges('brandCurrencies', toWire(before), body) };
};
