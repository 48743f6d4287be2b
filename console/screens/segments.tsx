import {
  assignSegment,
  createSegments,
  deleteSegments,
  listSegments,
  setSegmentPriorities,
  unassignSegment,
} from '../../generated/forms/jackpots.gen.ts';
import { jackpotWidget } from '../jackpot/jackpot-choice.tsx';
import { Assigned, toPriorities } from '../jackpot/links.tsx';
import { Act } from '../parts/act.tsx';
import { Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { refusedFor, tellItems } from '../parts/outcome-text.tsx';
import { SUGGESTIONS } from '../parts/widgets.tsx';

type Segment = Item<'listSegments'>;

const nameOf = ({ id, name = id }: Segment): string => name;

/** Actions on one segment. */
const Actions = ({ segment, again }: { segment: Segment; again: () => void }) => {
  const name = nameOf(segment);
  const shared = {
    subject: name,
    fixed: { body: { owner_id: segment.owner_id, segment_id: segment.id } },
    widgets: { '/instance_id': jackpotWidget },
  };
  const tell = (text: string) => (): void => {
    say(text);
    again();
  };
  const isAssigned = (segment.jackpots?.length ?? 0) > 0;
  return (
    <>
      <Act
        operation="assignSegment"
        form={assignSegment}
        label="Assign"
        title={`Assign a jackpot to ${name}`}
        action="Assign the jackpot"
        {...shared}
        done={tell(`Assigned the jackpot to ${name}.`)}
      />
      {isAssigned && (
        <>
          <Act
            operation="unassignSegment"
            form={unassignSegment}
            label="Unassign"
            title={`Unassign a jackpot from ${name}`}
            action="Unassign the jackpot"
            {...shared}
            done={tell(`Unassigned the jackpot from ${name}.`)}
          />
          <Act
            operation="setSegmentPriorities"
            form={setSegmentPriorities}
            label="Set priorities"
            subject={`of ${name}`}
            title={`Priorities of ${name}`}
            action="Save the priorities"
            fixed={{ body: { brand_id: segment.owner_id, segment_id: segment.id } }}
            initial={{ body: { priorities: toPriorities(segment.jackpots) } }}
            done={tell(`Saved the priorities of ${name}.`)}
          >
            <p>The jackpot with the lowest number is tried first.</p>
          </Act>
        </>
      )}
      <Peek title={name} of={segment} target={segment.id} />
    </>
  );
};

/** Groups of players, with the jackpots that are for them. */
export const SegmentsScreen = () => {
  return (
    <List
      operation="listSegments"
      form={listSegments}
      label="Segments"
      keyOf={({ owner_id: owner, id }) => `${owner} ${id}`}
      head={(again) => (
        <Head title="Segments">
          <Act
            operation="createSegments"
            form={createSegments}
            label="Create segments"
            listLabel="Segments"
            isMain
            initial={{ body: [{ owner_id: '', id: '', priority: 0 }] }}
            widgets={{ '/*/owner_id': SUGGESTIONS.owner, '/*/jackpots/*/instance_id': jackpotWidget }}
            done={({ succeeded, duplicated, failed }) => {
              const refused = [...refusedFor(duplicated, 'exists already'), ...refusedFor(failed, 'not created')];
              tellItems('Created', 'segment', succeeded, refused);
              again();
            }}
          />
        </Head>
      )}
      columns={[
        { name: 'Name', sort: 'name', cell: nameOf },
        { name: 'ID', sort: 'id', cell: ({ id }) => <span class="code">{id}</span> },
        { name: 'Owner', sort: 'owner_id', cell: ({ owner_id: owner }) => owner },
        { name: 'Priority', sort: 'priority', isNumber: true, cell: ({ priority }) => priority },
        { name: 'Jackpots', isText: true, cell: ({ jackpots }) => <Assigned of={jackpots} /> },
      ]}
      bulk={(segments, again) => {
        const what = `${segments.length} ${segments.length === 1 ? 'segment' : 'segments'}`;
        return (
          <Act
            operation="deleteSegments"
            form={deleteSegments}
            label={`Delete ${what}`}
            isFinal
            isDisabled={segments.length === 0}
            fixed={{ body: segments.map(({ owner_id, id }) => ({ owner_id, segment_id: id })) }}
            done={({ succeeded, failed }) => {
              const refused = failed.map(({ segment_id: id, jackpots }) => ({
                name: id,
                code: jackpots.length === 0 ? 'not found' : `has assigned jackpots: ${jackpots.length}`,
              }));
              tellItems('Deleted', 'segment', succeeded, refused);
              again();
            }}
          >
            <p>
              {what} will be deleted: {segments.map(nameOf).join(', ')}.
            </p>
          </Act>
        );
      }}
      actions={(segment, again) => <Actions segment={segment} again={again} />}
      empty={<p>No segment is known yet. Create one for the players that an operator names in its requests.</p>}
    />
  );
};
