import type { ComponentChildren } from 'preact';
import type { FreespinType } from '../../clients/typescript/src/pitboss.ts';
import { FreespinValue } from '../bonuses/freespins.tsx';
import { JackpotLink, PlayerLink } from '../jackpot/links.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Details } from '../parts/layout.tsx';
import { Value } from '../parts/rest.tsx';
import { Tag } from '../parts/tag.tsx';
import { useLoad } from '../shell/use-load.ts';
import { type ApprovalRequest, type ApprovalTarget, findJackpotId, findText, loadTarget } from './load-target.ts';
import { changedBalance, findRequestKind, limitText } from './what-is-asked.ts';

/** Fields of a body that are shown by name; the others are shown as they are. */
const SHOWN = [
  ...['reason', 'instance_id', 'source_instance_id', 'target_instance_id', 'pot_id', 'adjustment', 'transaction_ids'],
  ...['brand_id', 'player_id', 'players', 'user_id', 'bonus', 'request_id'],
];

type Row = readonly [name: string, value: ComponentChildren];

/** The money that is given or moved. */
const moneyOf = ({ operation, amount, currency }: ApprovalRequest, { win }: ApprovalTarget): Row => [
  findRequestKind(operation).amount ?? 'Amount',
  win === undefined ? (
    amount !== undefined && <Amount of={amount} currency={currency ?? ''} />
  ) : (
    <Amount of={win.payout_amount} currency={win.payout_currency} />
  ),
];

/** The players who get it, or had paid it. */
const playersOf = (request: ApprovalRequest, { freespins }: ApprovalTarget): readonly Row[] => {
  const brand = request.brand_id ?? findText(request, 'brand_id');
  const player = request.player_id ?? findText(request, 'player_id');
  const { players = [], bonus = freespins?.freespin_type } = request.request as {
    readonly players?: readonly string[];
    readonly bonus?: FreespinType;
  };
  const named = [...new Set(players)];
  const count = request.players ?? named.length;
  const more = count > named.length ? ` and ${count - named.length} more` : '';
  return [
    ['Player', player !== undefined && (brand === undefined ? player : <PlayerLink id={player} brand={brand} />)],
    ['Players', count > 1 && `${count}: ${named.join(', ')}${more}`],
    ['Brand', brand],
    ['Freespins', freespins?.name],
    ['Each player gets', bonus && <FreespinValue of={bonus} />],
  ];
};

/** The jackpot and pot whose money it is. */
const placeOf = (request: ApprovalRequest, { win }: ApprovalTarget): readonly Row[] => {
  const [from, to] = [findText(request, 'source_instance_id'), findText(request, 'target_instance_id')];
  const jackpot = findJackpotId(request) ?? win?.instance_id;
  return [
    ['Jackpot', from === undefined && jackpot !== undefined && <JackpotLink id={jackpot} />],
    ['From', from !== undefined && <JackpotLink id={from} />],
    ['To', to !== undefined && <JackpotLink id={to} />],
    [
      'Pot',
      win === undefined
        ? (request.pot_id ?? findText(request, 'pot_id'))
        : `${win.win_pot_id}, round ${win.instance_count}`,
    ],
    ['Won', win && <Time at={win.timestamp} />],
  ];
};

/** The state now, and the state once it is done. */
const changeOf = (request: ApprovalRequest, { win, cancel, jackpot, settings }: ApprovalTarget): readonly Row[] => {
  const { operation, currency = '' } = request;
  const rest = Object.entries(request.request).filter(([name]) => !SHOWN.includes(name));
  const asked = rest.length > 0 && <Value name="" of={Object.fromEntries(rest)} />;
  if (settings !== undefined)
    return [
      ['Before', <Value name="" of={settings} />],
      ['After', asked],
    ];
  const sets = changedBalance(operation);
  const pot = jackpot?.pots.find(({ id }) => id === (request.pot_id ?? findText(request, 'pot_id')));
  return [
    ['Before', win && <Tag of={win.state} />],
    ['Before', cancel && 'The debit is being cancelled.'],
    ['Failed attempts', cancel?.attempts],
    ['Last error', cancel?.last_error],
    ['Before', pot && <Amount of={pot[sets ?? 'current_value']} currency={jackpot?.currency ?? ''} />],
    [
      'After',
      sets === undefined ? (
        findRequestKind(operation).after
      ) : (
        <Amount of={Number(request.request.adjustment)} currency={currency} />
      ),
    ],
    ['Asked for', asked],
  ];
};

/** Shows what happens if a request is approved: who asked for it, when and why, and what it changes, from what to what. */
export const AskedRequest = ({ of: request, isDeclined = false }: { of: ApprovalRequest; isDeclined?: boolean }) => {
  const { summary, requested_by: by } = request;
  const {
    data = {},
    fault,
    again,
    isLoading,
  } = useLoad(`asked ${request.id}`, (signal) => loadTarget(request, signal));
  return (
    <div aria-busy={isLoading}>
      {!isDeclined && summary !== undefined && <p>{summary}</p>}
      {request.replaces !== undefined && <p>Asked again: it would move more than when it was first asked for.</p>}
      <FaultText of={fault} again={again} />
      <Details
        of={[
          ['Asked by', by.username],
          ['Asked', <Time at={request.timestamp} />],
          ['Needs two people', request.limit && limitText(request.limit)],
          ['Reason', request.reason ?? findText(request, 'reason')],
          moneyOf(request, data),
          ...playersOf(request, data),
          ...placeOf(request, data),
          ...changeOf(request, data),
          ['About', findJackpotId(request) === undefined && data.win === undefined && request.target_id],
          ['Expires', <Time at={request.expires_on} />],
        ]}
      />
      {!isDeclined && (
        <p class="dim">
          It is done at once and exactly as asked, in the name of {by.username}, and cannot be undone. If its target has
          changed since the request, it is refused.
        </p>
      )}
    </div>
  );
};
