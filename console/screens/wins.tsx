import { listWins, refuseWins, releaseWins, settleWins } from '../../generated/forms/jackpots.gen.ts';
import { ContributionLink } from '../jackpot/contribution-link.tsx';
import { JackpotLink } from '../jackpot/jackpot-link.tsx';
import { PlayerLink } from '../jackpot/player-link.tsx';
import { WinTotals } from '../jackpot/win-totals.tsx';
import { Act } from '../parts/act.tsx';
import { Amount } from '../parts/amount.tsx';
import { amountText } from '../parts/amount-text.ts';
import { Details } from '../parts/details.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Rest } from '../parts/rest.tsx';
import { sumOf } from '../parts/sum-of.ts';
import { Tag } from '../parts/tag.tsx';
import { Time } from '../parts/time.tsx';

type Win = Item<'listWins'>;

type Results = {
  readonly succeeded: readonly unknown[];
  readonly failed: readonly { readonly transaction_id: string; readonly code: string }[];
};

/** What a person reads where the code alone says too little. */
const REASONS: Readonly<Record<string, string>> = {
  awaiting_approval: 'another account has to approve it, see Approvals',
  not_held: 'only a win that is held can be refused',
  in_flight: 'the wallet was told, and has not answered yet',
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
      const refused = failed.map(({ transaction_id: name, code }) => ({ name, code, detail: REASONS[code] }));
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

/** A payment, whole. */
const Everything = ({ of }: { of: Win }) => (
  <>
    <Details
      of={[
        ['Payment', <Amount of={of.payout_amount} currency={of.payout_currency} />],
        ['State', <Tag of={of.state} />],
        ['Player', <PlayerLink id={of.player_id} brand={of.brand_id} />],
        ['Brand', of.brand_id],
        ['Jackpot', <JackpotLink id={of.instance_id} />],
        ['Pot', `${of.win_pot_id}, round ${of.instance_count}`],
        ['Won', <Amount of={of.win_amount} currency={of.jackpot_currency} />],
        ['Won on', <Time at={of.timestamp} />],
        ['Transaction', <span class="code">{of.transaction_id}</span>],
        ['Sent to the wallet', `${of.attempts} ${of.attempts === 1 ? 'time' : 'times'}`],
        ['Next attempt', of.next_attempt && <Time at={of.next_attempt} />],
        ['Last error', of.last_error],
        ['Paid on', of.paid_on && <Time at={of.paid_on} />],
        ['Settled because', of.settle_reason],
        ['Refused because', of.refuse_reason],
        ['Refused on', of.refused_on && <Time at={of.refused_on} />],
        ['Contribution', of.contribution_id && <ContributionLink id={of.contribution_id} />],
      ]}
    />
    <Rest
      of={of}
      known={[
        ...(['payout_amount', 'payout_currency', 'state', 'player_id', 'brand_id', 'instance_id'] as const),
        ...(['win_pot_id', 'instance_count', 'win_amount', 'jackpot_currency', 'timestamp'] as const),
        ...(['transaction_id', 'attempts', 'next_attempt', 'last_error', 'paid_on', 'settle_reason'] as const),
        ...(['refuse_reason', 'refused_on', 'contribution_id'] as const),
      ]}
    />
  </>
);

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
        {
          name: 'Player',
          cell: ({ player_id: player, brand_id: brand }) => <PlayerLink id={player} brand={brand} />,
        },
        { name: 'Brand', isMinor: true, cell: ({ brand_id: brand }) => brand },
        {
          name: 'Pot',
          cell: ({ instance_id: id, win_pot_id: pot, instance_count: round }) => (
            <>
              <JackpotLink id={id} />: {pot}, round {round}
            </>
          ),
        },
        {
          name: 'Why',
          isText: true,
          isMinor: true,
          cell: (win) => win.last_error ?? win.settle_reason ?? win.refuse_reason,
        },
      ]}
      above={(wins) => <WinTotals of={wins} />}
      actions={(win) => (
        <Look title={`Payment to ${win.player_id}`} of={`the payment to ${win.player_id}`}>
          {() => <Everything of={win} />}
        </Look>
      )}
      bulk={(wins, again) => <Review wins={wins} again={again} />}
      empty={<p>No pot was won yet. A win above the operator’s review threshold waits here for a release.</p>}
    />
  </>
);
