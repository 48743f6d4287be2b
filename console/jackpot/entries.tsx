import type { LedgerEntry, LedgerPosting } from '../../clients/typescript/src/pitboss.ts';
import { listLedgerEntries } from '../../generated/forms/jackpots.gen.ts';
import { words } from '../form/words.ts';
import { amountText, sumAmounts } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { Details } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { Look } from '../parts/look.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { DecisionResult, Decisions, describeOutcome } from './decisions.tsx';

/** The ledger of a jackpot, newest entries first; or its entries of one pot or one kind, within another screen. */
export const EntryList = (props: { id: string; currency: string; pot?: string; kind?: LedgerEntry['kind'] }) => {
  const { id, currency, pot, kind } = props;
  return (
    <List
      operation="listLedgerEntries"
      form={listLedgerEntries}
      label="Entries"
      isInner={pot !== undefined || kind !== undefined}
      path={{ instance_id: id }}
      query={{ sort_direction: -1, ...(pot && { pot_id: pot }), ...(kind && { kind }) }}
      keyOf={({ seq }) => String(seq)}
      columns={[
        { name: 'Entry', isNumber: true, cell: ({ seq }) => seq },
        { name: 'When', cell: ({ timestamp }) => <Time at={timestamp} /> },
        { name: 'Kind', cell: ({ kind }) => <span class="kept">{words(kind)}</span> },
        { name: 'Movements', isText: true, cell: ({ postings }) => <Movements of={postings} currency={currency} /> },
        { name: 'Decisions', cell: ({ decisions = [] }) => <Decided of={decisions} /> },
        { name: 'Reason', isText: true, isMinor: true, cell: ({ reason }) => reason },
      ]}
      actions={(entry) => (
        <Look title={`Entry ${entry.seq}: ${words(entry.kind).toLowerCase()}`} of={`entry ${entry.seq}`}>
          {() => <Entry of={entry} currency={currency} />}
        </Look>
      )}
      empty={
        kind === undefined ? (
          <p>Nothing was booked yet. The first seeds, contributions, wins and corrections appear here.</p>
        ) : (
          <p>Nothing of this kind was booked yet.</p>
        )
      }
    />
  );
};

const signed = (amount: number | string, currency: string): string => {
  const text = amountText(amount, currency);
  return text.startsWith('−') ? text : `+${text}`;
};

/** The gain or loss of each pot and each account of the jackpot. */
const Movements = ({ of, currency }: { of: readonly LedgerPosting[]; currency: string }) => {
  const sums = sumAmounts(of.map(({ pot_id: pot, account, amount }) => ({ amount, currency: pot ?? words(account) })));
  return (
    <ul class="movements">
      {sums.map(({ amount, currency: name }) => (
        <li key={name}>
          {name} <span class="amount">{signed(amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
};

const Decided = ({ of }: { of: LedgerEntry['decisions'] & {} }) => {
  const hits = of.filter(({ hit }) => hit);
  if (of.length === 0) return null;
  return hits.length === 0 ? (
    <span class="dim">{of.length} not hit</span>
  ) : (
    <ul class="plain-list">
      {hits.map((decision) => (
        <li key={`${decision.pot_id} ${decision.trigger} ${describeOutcome(decision).text}`}>
          {decision.pot_id} <DecisionResult of={decision} />
        </li>
      ))}
    </ul>
  );
};

const Entry = ({ of, currency }: { of: LedgerEntry; currency: string }) => (
  <>
    <Details
      of={[
        ['When', <Time at={of.timestamp} />],
        ['Booked by', of.actor],
        ['Operation', <span class="code">{of.operation}</span>],
        ['Reference', of.reference && <span class="code">{of.reference}</span>],
        ['Reason', of.reason],
        ['Rate', of.rate],
      ]}
    />
    {of.decisions && (
      <>
        <h3>Decisions</h3>
        <Decisions of={of.decisions} />
      </>
    )}
    <h3>Postings</h3>
    {of.postings.length === 0 ? (
      <p>Nothing moved.</p>
    ) : (
      <Table
        label="Postings"
        rows={of.postings}
        keyOf={({ pot_id: pot, account }) => `${pot ?? ''} ${account}`}
        columns={[
          { name: 'Pot', cell: ({ pot_id: pot }) => pot ?? '' },
          { name: 'Account', cell: ({ account }) => words(account) },
          {
            name: 'Change',
            isNumber: true,
            cell: ({ amount }) => <span class="amount">{signed(amount, currency)}</span>,
          },
          {
            name: 'Balance after',
            isNumber: true,
            cell: ({ balance_after: after }) => <Amount of={after} currency={currency} />,
          },
        ]}
      />
    )}
    <Rest
      of={of}
      known={[
        ...(['seq', 'kind', 'timestamp', 'actor', 'operation', 'reference', 'reason', 'rate'] as const),
        ...(['decisions', 'postings'] as const),
      ]}
    />
  </>
);
