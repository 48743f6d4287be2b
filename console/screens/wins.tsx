import { listWins, refuseWins, releaseWins, settleWins } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Amount, amountText } from '../parts/amount.tsx';
import { type Item, List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { sumOf } from '../parts/sum-of.ts';
import { Tag } from '../parts/tag.tsx';
import { Time } from '../parts/time.tsx';
import { linkTo } from '../shell/address.ts';

type Win = Item<'listWins'>;

type Results = {
  readonly succeeded: readonly unknown[];
  readonly failed: readonly { readonly transaction_id: string; readonly code: string }[];
};

/** What can be done with the wins that are picked. Each button says how many, and how much. */
const Review = ({ wins, again }: { wins: readonly Win[]; again: () => void }) => {
  const ids = wins.map(({ transaction_id: id }) => id);
  const much = sumOf(wins.map(({ payout_amount: amount, payout_currency: currency }) => ({ amount, currency })))
    .map(({ amount, currency }) => `${amountText(amount, currency)} ${currency}`)
    .join(' + ');
  const what = `${wins.length} ${wins.length === 1 ? 'win' : 'wins'}${much === '' ? '' : `, ${much}`}`;
  const shared = { fixed: { body: { transaction_ids: ids } }, isDisabled: wins.length === 0 };
  const tell =
    (verb: string) =>
    ({ succeeded, failed }: Results): void => {
      const refused = failed.map(({ transaction_id: name, code }) => ({ name, code }));
      say(<Outcome verb={verb} what="win" succeeded={succeeded.length} failed={refused} />, failed.length > 0);
      again();
    };
  return (
    <>
      <Act
        operation="releaseWins"
        form={releaseWins}
        label={`Release ${what}`}
        isMain
        {...shared}
        done={tell('Released')}
      >
        <p>The operator’s wallet is told to pay {what}.</p>
      </Act>
      <Act operation="settleWins" form={settleWins} label={`Settle ${what}`} isFinal {...shared} done={tell('Settled')}>
        <p>They count as paid elsewhere, and the wallet will not be told. This is final.</p>
      </Act>
      <Act operation="refuseWins" form={refuseWins} label={`Refuse ${what}`} {...shared} done={tell('Refused')}>
        <p>They stay owed, and can still be released or settled.</p>
      </Act>
    </>
  );
};

/** Payments of wins, and the review of those that are held. */
export const Screen = () => (
  <>
    <h1>Wins</h1>
    <List
      operation="listWins"
      form={listWins}
      label="Wins"
      keyOf={({ transaction_id: id }) => id}
      columns={[
        { name: 'When', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
        {
          name: 'Payment',
          sort: 'win_amount',
          isNumber: true,
          cell: ({ payout_amount: amount, payout_currency: currency }) => <Amount of={amount} currency={currency} />,
        },
        { name: 'State', cell: ({ state }) => <Tag of={state} /> },
        { name: 'Player', cell: ({ player_id: player }) => player },
        { name: 'Brand', isMinor: true, cell: ({ brand_id: brand }) => brand },
        {
          name: 'Pot',
          cell: ({ instance_id: id, win_pot_id: pot, instance_count: round }) => (
            <a href={linkTo(`/jackpots/${encodeURIComponent(id)}`)}>
              {pot}, round {round}
            </a>
          ),
        },
        {
          name: 'Why',
          isText: true,
          isMinor: true,
          cell: (win) => win.last_error ?? win.settle_reason ?? win.refuse_reason,
        },
      ]}
      bulk={(wins, again) => <Review wins={wins} again={again} />}
      empty={<p>No pot was won yet. A win above the operator’s review threshold waits here for a release.</p>}
    />
  </>
);
