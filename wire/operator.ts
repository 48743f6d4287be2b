import type { Brand as BrandRow, MoneyOut, Operator as OperatorRow } from '../db/tables/operators.ts';
import { microsFromNumber, numberFromMicros } from '../domain/money/micros.ts';
import type { Operator, OperatorSettings } from '../generated/server/types.gen.ts';

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

type Stored = Readonly<Record<string, string>>;
type Shown = OperatorSettings['review_threshold'];

const amountsToWire = (stored: Stored | null): Shown =>
  Object.fromEntries(
    Object.entries(stored ?? {}).map(([currency, micros]) => [currency, numberFromMicros(BigInt(micros))]),
  );

const amountsFromWire = (amounts: Shown): Stored =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, amount]) =>
      amount === undefined ? [] : [[currency, String(microsFromNumber(amount))]],
    ),
  );

/** An operator's settings as shown; empty if never set. */
export const settingsToWire = ({
  reviewThreshold,
  approvalThreshold,
  announceFree,
  contributionEvents,
  moneyOut,
  publish,
}: SettingColumns): OperatorSettings => ({
  review_threshold: amountsToWire(reviewThreshold),
  ...(Object.keys(approvalThreshold ?? {}).length === 0
    ? {}
    : { approval_threshold: amountsToWire(approvalThreshold) }),
  ...(announceFree === true ? { announce_free: true } : {}),
  ...(contributionEvents === true ? { contribution_events: true } : {}),
  ...(moneyOut === null ? {} : { money_out: moneyOutToWire(moneyOut) }),
  ...(publish === null ? {} : { publish }),
});

const moneyOutToWire = ({ currency, review, approval, approvalPerDay }: MoneyOut): Limits => ({
  currency,
  ...(review === undefined ? {} : { review: numberFromMicros(BigInt(review)) }),
  ...(approval === undefined ? {} : { approval: numberFromMicros(BigInt(approval)) }),
  ...(approvalPerDay === undefined ? {} : { approval_per_day: numberFromMicros(BigInt(approvalPerDay)) }),
});

/** Null without a limit. */
const moneyOutFromWire = ({ currency, review, approval, approval_per_day }: Limits): MoneyOut | null =>
  [review, approval, approval_per_day].every((limit) => limit === undefined)
    ? null
    : {
        currency,
        ...(review === undefined ? {} : { review: String(microsFromNumber(review)) }),
        ...(approval === undefined ? {} : { approval: String(microsFromNumber(approval)) }),
        ...(approval_per_day === undefined ? {} : { approvalPerDay: String(microsFromNumber(approval_per_day)) }),
      };

type Limits = NonNullable<OperatorSettings['money_out']>;

type SettingColumns = Pick<
  OperatorRow,
  'reviewThreshold' | 'approvalThreshold' | 'announceFree' | 'contributionEvents' | 'moneyOut' | 'publish'
>;

/** An operator's settings as they are stored; all but the review threshold stay as they were if they are left out. */
export const settingsFromWire = (
  { review_threshold, approval_threshold, announce_free, contribution_events, money_out, publish }: OperatorSettings,
  { approvalThreshold, announceFree, contributionEvents, moneyOut, publish: published }: SettingColumns,
): SettingColumns => ({
  reviewThreshold: amountsFromWire(review_threshold),
  approvalThreshold: approval_threshold === undefined ? approvalThreshold : amountsFromWire(approval_threshold),
  announceFree: announce_free ?? announceFree,
  contributionEvents: contribution_events ?? contributionEvents,
  moneyOut: money_out === undefined ? moneyOut : moneyOutFromWire(money_out),
  publish: publish ?? published,
});

type NamedItem = { readonly id: string; readonly name: string };

/** Each id once, with its last name, in order of first occurrence. */
export const lastById = (items: readonly NamedItem[]): NamedItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
