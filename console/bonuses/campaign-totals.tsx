import { FaultText } from '../parts/fault-text.tsx';
import { Amount } from '../parts/figures.tsx';
import { Table } from '../parts/table.tsx';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

type Campaign = { readonly operator_id: string; readonly promo_id: string; readonly brand_id?: string };

/** The totals of a campaign, read again when its rows have changed. */
export const CampaignTotals = ({ of, rows }: { of: Campaign; rows: readonly object[] }) => {
  const { data, fault, again } = useLoad(JSON.stringify([of, rows]), async (signal) =>
    rows.length === 0 ? [] : (await pitboss.getBonusTotals({ query: of }, { signal })).body,
  );
  if (fault !== undefined) return <FaultText of={fault} again={again} />;
  if (data === undefined || data.length === 0) return null;
  type Total = (typeof data)[number];
  const amount = (
    name: 'awarded' | 'used' | 'expired' | 'removed' | 'available',
    title: string,
    count: keyof Total,
  ) => ({
    name: title,
    isNumber: true,
    cell: (total: Total) => (
      <>
        <Amount of={total[name]} currency={total.currency} /> <span class="dim">({total[count]})</span>
      </>
    ),
  });
  return (
    <Table
      label="Totals of the campaign"
      rows={data}
      keyOf={({ currency }) => currency}
      columns={[
        { name: 'Currency', cell: ({ currency }) => currency },
        amount('awarded', 'Awarded', 'bonuses'),
        amount('used', 'Used', 'bonuses_consumed'),
        amount('available', 'Available', 'bonuses_available'),
        amount('expired', 'Expired', 'bonuses_expired'),
        amount('removed', 'Taken back', 'bonuses_removed'),
      ]}
    />
  );
};
