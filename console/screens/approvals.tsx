import { approveRequest, listApprovalRequests, rejectRequest } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Amount } from '../parts/amount.tsx';
import { amountText } from '../parts/amount-text.ts';
import { type Item, List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { Peek } from '../parts/peek.tsx';
import { Tag } from '../parts/tag.tsx';
import { Time } from '../parts/time.tsx';
import { account } from '../shell/platform.ts';

type Request = Item<'listApprovalRequests'>;

const textOf = ({ operation, amount, currency }: Request): string =>
  `${operation}${amount === undefined || currency === undefined ? '' : `, ${amountText(amount, currency)} ${currency}`}`;

/** The account that asked may withdraw; another one with the permission decides. */
const Decide = ({ request, again }: { request: Request; again: () => void }) => {
  if (request.state !== 'Pending') return null;
  const isOwn = request.requested_by.account_id === account.value?.id;
  const path = { approval_request_id: request.id };
  const what = textOf(request);
  return (
    <>
      {!isOwn && (
        <Act
          operation="approveRequest"
          form={approveRequest}
          label="Approve"
          title={`Approve ${what}`}
          action={`Approve ${what}`}
          subject={request.target_id}
          fixed={{ path }}
          isFinal
          done={() => {
            say(`Approved and done: ${what}.`);
            again();
          }}
        >
          <p>
            {request.requested_by.username} asked for this: {what}, {request.target_id}. It is done at once, exactly as
            asked, and cannot be undone.
          </p>
        </Act>
      )}
      <Act
        operation="rejectRequest"
        form={rejectRequest}
        label={isOwn ? 'Withdraw' : 'Reject'}
        title={`${isOwn ? 'Withdraw' : 'Reject'} ${what}`}
        subject={request.target_id}
        fixed={{ path }}
        done={() => {
          say(`${isOwn ? 'Withdrawn' : 'Rejected'}: ${what}.`);
          again();
        }}
      >
        <p>Nothing is done. Your reason is kept with the request.</p>
      </Act>
    </>
  );
};

/** What one account asked for and another has to approve: large payments, corrections and transfers. */
export const Screen = () => (
  <>
    <h1>Approvals</h1>
    <List
      operation="listApprovalRequests"
      form={listApprovalRequests}
      label="Requests"
      keyOf={({ id }) => id}
      columns={[
        { name: 'Asked', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
        { name: 'What', cell: ({ operation }) => operation },
        {
          name: 'Amount',
          isNumber: true,
          cell: ({ amount, currency }) => <Amount of={amount} currency={currency ?? ''} />,
        },
        { name: 'State', cell: ({ state }) => <Tag of={state} /> },
        { name: 'Of', cell: ({ target_id: target }) => target, isText: true },
        { name: 'By', cell: ({ requested_by: { username } }) => username },
        { name: 'Expires', sort: 'expires_on', isMinor: true, cell: ({ expires_on: at }) => <Time at={at} /> },
      ]}
      actions={(request, again) => (
        <>
          <Peek title={textOf(request)} of={request} target={request.target_id} />
          <Decide request={request} again={again} />
        </>
      )}
      empty={
        <p>
          Nothing waits for a second account. An operator’s settings say from which amount a payment, a correction or a
          transfer does.
        </p>
      }
    />
  </>
);
