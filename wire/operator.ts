import type { Brand as BrandRow, Operator as OperatorRow } from '../db/tables/operators.ts';
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
}: SettingColumns): OperatorSettings => ({
  review_threshold: amountsToWire(reviewThreshold),
  ...(Object.keys(approvalThreshold ?? {}).length === 0
    ? {}
    : { approval_threshold: amountsToWire(approvalThreshold) }),
  ...(announceFree === true ? { announce_free: true } : {}),
  ...(contributionEvents === true ? { contribution_events: true } : {}),
});

type SettingColumns = Pick<
  OperatorRow,
  'reviewThreshold' | 'approvalThreshold' | 'announceFree' | 'contributionEvents'
>;

/** An operator's settings as they are stored; all but the review threshold stay as they were if they are left out. */
export const settingsFromWire = (
  { review_threshold, approval_threshold, announce_free, contribution_events }: OperatorSettings,
  { approvalThreshold, announceFree, contributionEvents }: SettingColumns,
): SettingColumns => ({
  reviewThreshold: amountsFromWire(review_threshold),
  approvalThreshold: approval_threshold === undefined ? approvalThreshold : amountsFromWire(approval_threshold),
  announceFree: announce_free ?? announceFree,
  contributionEvents: contribution_events ?? contributionEvents,
});

type NamedItem = { readonly id: string; readonly name: string };

/** Each id once, with its last name, in order of first occurrence. */
export const lastById = (items: readonly NamedItem[]): NamedItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
