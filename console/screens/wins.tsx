import { listWins, refuseWins, releaseWins, settleWins } from '../../generated/forms/jackpots.gen.ts';
import { ContributionLink, JackpotLink, PlayerLink } from '../jackpot/links.tsx';
import { WinTotals } from '../jackpot/win-totals.tsx';
import { Act } from '../parts/act.tsx';
import { amountText, sumAmounts } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { Details } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { Rest } from '../parts/rest.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';

type Win = Item<'listWins'>;

type Results = {
  readonly succeeded: readonly unknown[];
  readonly failed: readonly { readonly transaction_id: string; readonly code: string }[];
};

/** The reason why a win was left as it is, and what to do next. */
const REASONS: Readonly<Record<string, string>> = {
  not_found: 'there is no such win any more, or your account may not see it. Load the list again.',
  paid: 'the wallet has paid it already. There is nothing to do.',
  settled: 'it was settled already, as paid elsewhere. There is nothing to do.',
  refused: 'it was refused before. Release or settle it instead, if it is to be paid.',
  wallet_not_configured: 'its operator has no wallet that could pay it. Configure one, or settle the win.',
  not_held: 'it is not held for a review, so there is nothing to refuse.',
  in_flight: 'the wallet has the request and has not answered yet. Wait a moment, then look at its state.',
};
const WAITING = 'awaiting_approval';

const countOf = (count: number): string => `${count} ${count === 1 ? 'win' : 'wins'}`;

/** Actions on the picked wins. Each button says how many, and how much. */
const Review = ({ wins, again }: { wins: readonly Win[]; again: () => void }) => {
  const ids = wins.map(({ transaction_id: id }) => id);
  const much = sumAmounts(wins.map(({ payout_amount: amount, payout_currency: currency }) => ({ amount, currency })))
    .map(({ amount, currency }) => `${amountText(amount, currency)} ${currency}`)
    .join(' + ');
  const what = `${wins.length} ${wins.length === 1 ? 'win' : 'wins'}${much === '' ? '' : `, ${much}`}`;
  const shared = { fixed: { body: { transaction_ids: ids } }, isDisabled: wins.length === 0 };
  /** A win in the words of the list. */
  const nameOf = (id: string): string => {
    const win = wins.find(({ transaction_id: each }) => each === id);
    if (win === undefined) return id;
    const { payout_amount: amount, payout_currency: currency, player_id: player, win_pot_id: pot } = win;
    return `the payment of ${amountText(amount, currency)} ${currency} to ${player} (pot ${pot}, ${id})`;
  };
  const tell =
    (verb: string) =>
    ({ succeeded, failed }: Results): void => {
      const waiting = failed.filter(({ code }) => code === WAITING);
      const left = failed.filter(({ code }) => code !== WAITING);
      say(
        <>
          {(succeeded.length > 0 || failed.length === 0) && <p>{`${verb} ${countOf(succeeded.length)}.`}</p>}
          {waiting.length > 0 && (
            <p>
              {`${countOf(waiting.length)} ${waiting.length === 1 ? 'waits' : 'wait'} for another account to approve: `}
              {`${waiting.map(({ transaction_id: id }) => nameOf(id)).join('; ')}. `}
              <a href={linkTo('/approvals')}>See what waits</a>
            </p>
          )}
          {left.map(({ transaction_id: id, code }) => (
            <p key={id}>{`Not ${verb.toLowerCase()}: ${nameOf(id)}, because ${REASONS[code] ?? `${code}.`}`}</p>
          ))}
        </>,
        left.length > 0,
      );
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
        <p>The operator’s wallet gets the request to pay {what}.</p>
      </Act>
      <Act operation="settleWins" form={settleWins} label={`Settle ${what}`} isFinal {...shared} done={tell('Settled')}>
        <p>They count as paid elsewhere, and the wallet gets no request. This is final.</p>
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
export const WinsScreen = () => (
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
