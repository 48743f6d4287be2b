import { listPendingCancels, retryCancels, settleCancels } from '../../generated/forms/jackpots.gen.ts';
import { ContributionLink, JackpotLink, PlayerLink } from '../jackpot/links.tsx';
import { Act } from '../parts/act.tsx';
import { amountText, sumAmounts } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { OutcomeText } from '../parts/outcome-text.tsx';
import { Rest } from '../parts/rest.tsx';

type Cancel = Item<'listPendingCancels'>;

type Results = {
  readonly succeeded: readonly unknown[];
  readonly failed: readonly { readonly transaction_id: string; readonly code: string }[];
};

/** Actions on the picked cancels. */
const Picked = ({ cancels, again }: { cancels: readonly Cancel[]; again: () => void }) => {
  const ids = cancels.map(({ transaction_id: id }) => id);
  const much = sumAmounts(cancels)
    .map(({ amount, currency }) => `${amountText(amount, currency)} ${currency}`)
    .join(' + ');
  const what = `${cancels.length} ${cancels.length === 1 ? 'cancel' : 'cancels'}${much === '' ? '' : `, ${much}`}`;
  const shared = { fixed: { body: { transaction_ids: ids } }, isDisabled: cancels.length === 0 };
  const tell =
    (verb: string) =>
    ({ succeeded, failed }: Results): void => {
      const refused = failed.map(({ transaction_id: name, code }) => ({ name, code }));
      say(<OutcomeText verb={verb} what="cancels" succeeded={succeeded.length} failed={refused} />, failed.length > 0);
      again();
    };
  return (
    <>
      <Act
        operation="retryCancels"
        form={retryCancels}
        label={`Send ${what} again`}
        isMain
        {...shared}
        done={tell('Sent again')}
      >
        <p>The operator’s wallet now gets a request to return the money. Acknowledged debits leave the list.</p>
      </Act>
      <Act
        operation="settleCancels"
        form={settleCancels}
        label={`Settle ${what}`}
        isFinal
        {...shared}
        done={tell('Settled')}
      >
        <p>
          They count as given back to the players by other means, and the wallet gets no further requests. This is
          final.
        </p>
      </Act>
    </>
  );
};

/** Debits that the wallet has not acknowledged to be cancelled: it is not known whether the players have paid. */
export const CancelsScreen = () => (
  <>
    <Head title="Pending cancels" />
    <p>
      The contributions of these debits were not booked, and the wallet has not said yet that the players have their
      money. Each is sent again by itself.
    </p>
    <List
      operation="listPendingCancels"
      form={listPendingCancels}
      label="Pending cancels"
      keyOf={({ transaction_id: id }) => id}
      columns={[
        { name: 'When', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
        {
          name: 'Amount',
          isNumber: true,
          cell: ({ amount, currency }) => <Amount of={amount} currency={currency} />,
        },
        { name: 'Attempts', sort: 'attempts', isNumber: true, cell: ({ attempts }) => attempts },
        { name: 'Next attempt', cell: ({ next_attempt: at }) => <Time at={at} /> },
        { name: 'Player', cell: ({ player_id: id, brand_id: brand }) => <PlayerLink id={id} brand={brand} /> },
        { name: 'Jackpot', isMinor: true, cell: ({ instance_id: id }) => <JackpotLink id={id} /> },
        { name: 'Last error', isText: true, isMinor: true, cell: ({ last_error: error }) => error },
      ]}
      actions={(cancel) => (
        <Look title={`Cancel for ${cancel.player_id}`} of={`the cancel for ${cancel.player_id}`}>
          {() => (
            <>
              <Details
                of={[
                  ['Amount', <Amount of={cancel.amount} currency={cancel.currency} />],
                  ['When', <Time at={cancel.timestamp} />],
                  ['Attempts', cancel.attempts],
                  ['Next attempt', <Time at={cancel.next_attempt} />],
                  ['Last error', cancel.last_error],
                  ['Player', <PlayerLink id={cancel.player_id} brand={cancel.brand_id} />],
                  ['Brand', cancel.brand_id],
                  ['Jackpot', <JackpotLink id={cancel.instance_id} />],
                  ['Transaction', <span class="code">{cancel.transaction_id}</span>],
                  ['Contribution', <ContributionLink id={cancel.contribution_id} />],
                ]}
              />
              <Rest
                of={cancel}
                known={[
                  ...(['amount', 'currency', 'timestamp', 'attempts', 'next_attempt', 'last_error'] as const),
                  ...(['player_id', 'brand_id', 'instance_id', 'transaction_id', 'contribution_id'] as const),
                ]}
              />
            </>
          )}
        </Look>
      )}
      bulk={(cancels, again) => <Picked cancels={cancels} again={again} />}
      empty={
        <p>No cancel is pending. A debit whose contribution failed waits here until the wallet confirms its end.</p>
      }
    />
  </>
);
