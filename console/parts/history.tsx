import { listAuditEvents } from '../../generated/forms/accounts.gen.ts';
import { may } from '../shell/may.ts';
import { Time } from './figures.tsx';
import { List } from './list.tsx';
import { Tag } from './tag.tsx';

type Value = unknown;

const valueText = (value: Value): string =>
  value === undefined || value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Changed fields, with their values before and after. */
export const ChangeList = ({
  of,
}: {
  of: readonly { readonly pointer: string; readonly before?: Value; readonly after?: Value }[] | undefined;
}) =>
  of === undefined || of.length === 0 ? null : (
    <ul class="changes">
      {of.map(({ pointer, before, after }) => (
        <li key={pointer}>
          <span class="code">{pointer}</span> {valueText(before)} → {valueText(after)}
        </li>
      ))}
    </ul>
  );

/** The audit trail of one thing, shown with the thing itself, to those who may read it. */
export const History = ({ of }: { of: string }) =>
  !may('listAuditEvents') ? null : (
    <section>
      <h2>History</h2>
      <List
        isInner
        operation="listAuditEvents"
        form={listAuditEvents}
        label="History"
        query={{ target_id: of }}
        keyOf={({ id }) => id}
        columns={[
          { name: 'When', cell: ({ timestamp }) => <Time at={timestamp} /> },
          { name: 'Who', cell: ({ actor }) => actor?.username ?? '–' },
          { name: 'What', cell: ({ action }) => action },
          { name: 'Outcome', cell: ({ outcome }) => <Tag of={outcome} /> },
          { name: 'Changes', isText: true, cell: ({ changes }) => <ChangeList of={changes} /> },
        ]}
        empty={<p>Nothing was done to it yet.</p>}
      />
    </section>
  );
