import { excludePlayers, readmitPlayers } from '../../generated/forms/jackpots.gen.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import type { Item } from '../parts/list.tsx';
import { Empty, Loaded } from '../parts/loaded.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linesWidget, SUGGESTIONS } from '../parts/widgets.tsx';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { AccountLink } from './links.tsx';

export type Exclusion = Item<'listExcludedPlayers'>;

/** Players to exclude or to readmit: one that the screen knows, or ids that the person pastes. */
type ActOnPlayers = { readonly owner: string; readonly player?: string; readonly again: () => void };

const partsOf = ({ owner, player }: ActOnPlayers) =>
  player === undefined ? { owner_id: owner } : { owner_id: owner, players: [player] };

const namesOf = (of: readonly Exclusion[]): string => of.map(({ player_id: id }) => id).join(', ');

const widgets = { '/owner_id': SUGGESTIONS.owner, '/players': linesWidget };

export const ExcludePlayers = (props: ActOnPlayers) => (
  <Act
    operation="excludePlayers"
    form={excludePlayers}
    label={props.player === undefined ? 'Exclude players' : `Exclude ${props.player}`}
    isFinal
    initial={{ body: partsOf(props) }}
    hidden={props.player === undefined ? [] : ['/players']}
    widgets={widgets}
    done={(excluded) => {
      say(`Excluded ${namesOf(excluded)}.`);
      props.again();
    }}
  >
    <p>From now on they pay nothing into jackpots and win nothing from them. Earlier wins are still paid.</p>
  </Act>
);

export const ReadmitPlayers = (props: ActOnPlayers) => (
  <Act
    operation="readmitPlayers"
    form={readmitPlayers}
    label={props.player === undefined ? 'Readmit players' : 'Readmit'}
    {...(props.player === undefined
      ? { initial: { body: partsOf(props) } }
      : { subject: props.player, title: `Readmit ${props.player}`, fixed: { body: partsOf(props) } })}
    widgets={widgets}
    done={(readmitted) => {
      say(readmitted.length === 0 ? 'None of them was excluded.' : `Readmitted ${namesOf(readmitted)}.`);
      props.again();
    }}
  >
    <p>They take part again. Tickets of drawings that were made meanwhile do not come back.</p>
  </Act>
);

const isOver = ({ until, readmitted }: Exclusion): boolean =>
  readmitted !== undefined || (until !== undefined && until <= Date.now());

const stateOf = (each: Exclusion): string =>
  isOver(each) ? 'Ended' : each.kind === 'Test' ? 'Test player' : each.kind;

const Until = ({ of }: { of: Exclusion }) => {
  const at = of.readmitted?.timestamp ?? of.until;
  return at === undefined ? 'Without end' : <Time at={at} />;
};

export const EXCLUSION_COLUMNS: readonly Column<Exclusion>[] = [
  { name: 'Owner', cell: ({ owner_id: owner }) => owner },
  { name: 'State', cell: (each) => <Tag of={stateOf(each)} /> },
  { name: 'Reason', isText: true, cell: ({ reason }) => reason },
  { name: 'Since', cell: ({ timestamp }) => <Time at={timestamp} /> },
  { name: 'Until', cell: (each) => <Until of={each} /> },
  { name: 'By', cell: ({ excluded_by: by }) => <AccountLink id={by} /> },
];

/** Actions on one exclusion. */
export const ExclusionActs = ({ of, again }: { of: Exclusion; again: () => void }) => (
  <>
    {!isOver(of) && <ReadmitPlayers owner={of.owner_id} player={of.player_id} again={again} />}
    <Peek title={`Exclusion of ${of.player_id}`} of={of} target={of.player_id} />
  </>
);

/** The maximum number of a player’s exclusions that are shown. */
const LIMIT = 500;

/** The exclusions of a player by the brand or its operator, past ones too, the latest first. */
export const ExclusionsOfPlayer = ({ player, brand }: { player: string; brand: string }) => {
  const [operator = ''] = brand.split(':');
  const load = useLoad(`exclusions of ${player} ${brand}`, async (signal) => {
    const query = { player_id: player, owner_id: operator, past: true, limit: LIMIT };
    const { body } = await pitboss.listExcludedPlayers({ query }, { signal });
    // Another brand's player of the same id is another person.
    return body.filter(({ owner_id: owner }) => owner === brand || owner === operator);
  });
  return (
    <section aria-label="Exclusions" aria-busy={load.isLoading}>
      <div class="head">
        <h2>Exclusions</h2>
        <div class="buttons">
          <ExcludePlayers owner={brand} player={player} again={load.again} />
        </div>
      </div>
      <Loaded of={load}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty>
              <p>Nobody has excluded the player.</p>
            </Empty>
          ) : (
            <Table
              label="Exclusions"
              rows={rows}
              keyOf={({ id }) => id}
              columns={EXCLUSION_COLUMNS}
              actions={(each) => <ExclusionActs of={each} again={load.again} />}
            />
          )
        }
      </Loaded>
    </section>
  );
};
