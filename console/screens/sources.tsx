import {
  assignSources,
  createSources,
  deleteSources,
  listSources,
  setSourcePriorities,
  unassignSources,
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

type Source = Item<'listSources'>;

/** Actions on the picked sources. They are assigned for one owner at a time. */
const Picked = ({ sources, again }: { sources: readonly Source[]; again: () => void }) => {
  const owner = sources[0]?.owner_id ?? '';
  const isOneOwner = sources.length > 0 && sources.every(({ owner_id: each }) => each === owner);
  const what = `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`;
  const shared = {
    fixed: { body: { owner_id: owner, source_id: sources.map(({ source_id: id }) => id) } },
    isDisabled: !isOneOwner,
    widgets: { '/instance_id': jackpotWidget },
  };
  const tell = (text: string) => (): void => {
    say(text);
    again();
  };
  return (
    <>
      <Act
        operation="assignSources"
        form={assignSources}
        label={`Assign a jackpot to ${what}`}
        action={`Assign it to ${what}`}
        {...shared}
        done={tell(`Assigned the jackpot to ${what}.`)}
      >
        <p>
          Contributions at {what} of {owner} are offered to the jackpot, after those that are assigned already.
        </p>
      </Act>
      <Act
        operation="unassignSources"
        form={unassignSources}
        label={`Unassign a jackpot from ${what}`}
        action={`Unassign it from ${what}`}
        {...shared}
        done={tell(`Unassigned the jackpot from ${what}.`)}
      />
      <Act
        operation="deleteSources"
        form={deleteSources}
        label={`Delete ${what}`}
        isFinal
        isDisabled={sources.length === 0}
        fixed={{ body: sources.map(({ owner_id, source_id }) => ({ owner_id, source_id })) }}
        done={({ succeeded, failed }) => {
          const refused = failed.map(({ source_id: name, jackpots }) => ({
            name,
            code: jackpots.length === 0 ? 'not found' : `has assigned jackpots: ${jackpots.length}`,
          }));
          tellItems('Deleted', 'source', succeeded, refused);
          again();
        }}
      >
        <p>
          {what} will be deleted: {sources.map(({ source_name: name }) => name).join(', ')}.
        </p>
      </Act>
    </>
  );
};

/** The games and other places where contributions come from, with the jackpots that they are offered to. */
export const SourcesScreen = () => {
  return (
    <List
      operation="listSources"
      form={listSources}
      label="Sources"
      keyOf={({ owner_id: owner, source_id: id }) => `${owner} ${id}`}
      head={(again) => (
        <Head title="Sources">
          <Act
            operation="createSources"
            form={createSources}
            label="Create sources"
            listLabel="Sources"
            isMain
            initial={{ body: [{ owner_id: '', source_name: '', source_id: '' }] }}
            widgets={{ '/*/owner_id': SUGGESTIONS.owner, '/*/jackpots/*/instance_id': jackpotWidget }}
            done={({ succeeded, duplicated, failed }) => {
              const refused = [...refusedFor(duplicated, 'exists already'), ...refusedFor(failed, 'not created')];
              tellItems('Created', 'source', succeeded, refused);
              again();
            }}
          />
        </Head>
      )}
      columns={[
        { name: 'Name', sort: 'source_name', cell: ({ source_name: name }) => name },
        { name: 'ID', sort: 'source_id', cell: ({ source_id: id }) => <span class="code">{id}</span> },
        { name: 'Owner', sort: 'owner_id', cell: ({ owner_id: owner }) => owner },
        { name: 'Jackpots', isText: true, cell: ({ jackpots }) => <Assigned of={jackpots} /> },
      ]}
      bulk={(sources, again) => <Picked sources={sources} again={again} />}
      actions={(source, again) => (
        <>
          {(source.jackpots?.length ?? 0) > 0 && (
            <Act
              operation="setSourcePriorities"
              form={setSourcePriorities}
              label="Set priorities"
              subject={`of ${source.source_name}`}
              title={`Priorities of ${source.source_name}`}
              action="Save the priorities"
              fixed={{ body: { brand_id: source.owner_id, source_id: source.source_id } }}
              initial={{ body: { priorities: toPriorities(source.jackpots) } }}
              done={() => {
                say(`Saved the priorities of ${source.source_name}.`);
                again();
              }}
            >
              <p>The jackpot with the lowest number is tried first.</p>
            </Act>
          )}
          <Peek title={source.source_name} of={source} target={source.source_id} />
        </>
      )}
      empty={<p>No source is known yet. Create the games that contribute, then assign a jackpot to them.</p>}
    />
  );
};
