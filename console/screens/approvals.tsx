import { approveRequest, listApprovalRequests, rejectRequest } from '../../generated/forms/jackpots.gen.ts';
import { AskedRequest } from '../approval/asked-request.tsx';
import { findRequestKind } from '../approval/what-is-asked.ts';
import { inner } from '../form/words.ts';
import { Act } from '../parts/act.tsx';
import { amountText } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { Tag } from '../parts/tag.tsx';
import { account } from '../shell/platform.ts';

type Request = Item<'listApprovalRequests'>;

const textOf = ({ operation, amount, currency }: Request): string =>
  `${findRequestKind(operation).title}${amount === undefined || currency === undefined ? '' : `, ${amountText(amount, currency)} ${currency}`}`;

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
          title={`Approve: ${inner(what)}`}
          action={`Approve: ${inner(what)}`}
          subject={request.target_id}
          fixed={{ path }}
          isFinal
          waits={(body) => {
            say(`Nothing was done: it would move another amount now. It waits again: ${inner(textOf(body))}.`);
            again();
          }}
          done={() => {
            say(`Approved and done: ${inner(what)}.`);
            again();
          }}
        >
          <AskedRequest of={request} />
        </Act>
      )}
      <Act
        operation="rejectRequest"
        form={rejectRequest}
        label={isOwn ? 'Withdraw' : 'Reject'}
        title={`${isOwn ? 'Withdraw' : 'Reject'}: ${inner(what)}`}
        subject={request.target_id}
        fixed={{ path }}
        done={() => {
          say(`${isOwn ? 'Withdrawn' : 'Rejected'}: ${inner(what)}.`);
          again();
        }}
      >
        <AskedRequest of={request} isDeclined />
        <p>Nothing is done. Your reason is kept with the request.</p>
      </Act>
    </>
  );
};

/** Requests of one account that another has to approve: large payments, corrections and transfers. */
export const ApprovalsScreen = () => (
  <>
    <h1>Approvals</h1>
    <List
      operation="listApprovalRequests"
      form={listApprovalRequests}
      label="Requests"
      keyOf={({ id }) => id}
      columns={[
        { name: 'Asked', sort: 'timestamp', cell: ({ timestamp }) => <Time at={timestamp} /> },
        { name: 'What', cell: ({ operation }) => findRequestKind(operation).title, isText: true },
        {
          name: 'Amount',
          isNumber: true,
          cell: ({ amount, currency }) => <Amount of={amount} currency={currency ?? ''} />,
        },
        { name: 'State', cell: ({ state }) => <Tag of={state} /> },
        { name: 'Of', cell: ({ target_id: target }) => target, isText: true },
        { name: 'By', cell: ({ requested_by: { username } }) => username },
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
