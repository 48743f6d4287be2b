import { useState } from 'preact/hooks';
import { awardFreespins, createFreespinInstance, listFreespinInstances } from '../../generated/forms/bonuses.gen.ts';
import { AwardFile } from '../bonuses/award-file.tsx';
import { BonusPages, FreespinValue, gamesText } from '../bonuses/freespins.tsx';
import { newKey } from '../form/sending.ts';
import { Act } from '../parts/act.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { linesWidget, SUGGESTIONS } from '../parts/widgets.tsx';
import { linkTo } from '../shell/address.ts';

type Instance = Item<'listFreespinInstances'>;

/** Awards freespins that are set up to players. */
const Award = ({ instance }: { instance: Instance }) => {
  const [key, setKey] = useState(newKey);
  const { id, name, operator_id, brand_id: brand } = instance;
  return (
    <Act
      operation="awardFreespins"
      form={awardFreespins}
      label="Award"
      subject={name}
      title={`Award ${name}`}
      action="Award to the players"
      isKeyInBody
      fixed={{ body: { request_id: key, instance_id: id, operator_id, ...(brand === '' ? {} : { brand_id: brand }) } }}
      widgets={{ '/brand_id': SUGGESTIONS.owner, '/players': linesWidget }}
      done={(awarded) => {
        setKey(newKey());
        if (Array.isArray(awarded))
          say(`Awarded ${name} to ${awarded.length} ${awarded.length === 1 ? 'player' : 'players'}.`);
      }}
    >
      <p>
        Each player gets <FreespinValue of={instance.freespin_type} />. Players are written one a line.
      </p>
    </Act>
  );
};

/** Freespins that are set up, to be awarded within their period. */
export const FreespinsScreen = () => (
  <List
    operation="listFreespinInstances"
    form={listFreespinInstances}
    label="Freespins"
    keyOf={({ id }) => id}
    head={(again) => (
      <>
        <Head title="Freespins to award">
          <Act
            operation="createFreespinInstance"
            form={createFreespinInstance}
            label="Set up freespins"
            isMain
            initial={{ body: { available_for: [] } }}
            widgets={{ '/brand_id': SUGGESTIONS.owner, '/available_for/*/game_ids': linesWidget }}
            done={({ name }) => {
              say(`Set up ${name}.`);
              again();
            }}
          >
            <p>
              They are a copy of a template. <a href={linkTo('/bonuses/templates')}>Look up the id of the template</a>
            </p>
          </Act>
        </Head>
        <BonusPages />
      </>
    )}
    columns={[
      { name: 'Name', sort: 'name', cell: ({ name }) => name },
      { name: 'Value', isNumber: true, cell: ({ freespin_type: value }) => <FreespinValue of={value} /> },
      { name: 'For', cell: ({ operator_id: operator, brand_id: brand }) => brand || operator },
      { name: 'Games', isText: true, isMinor: true, cell: ({ available_for: games }) => gamesText(games) },
      { name: 'From', sort: 'timestamp_start', isMinor: true, cell: (row) => <Time at={row.timestamp_start} /> },
      { name: 'Until', sort: 'timestamp_end', cell: (row) => <Time at={row.timestamp_end} /> },
    ]}
    actions={(instance) => (
      <>
        <Award instance={instance} />
        <AwardFile instance={instance} />
        <Peek title={instance.name} of={instance} target={instance.id} />
      </>
    )}
    empty={
      <p>
        No freespins are set up yet. <a href={linkTo('/bonuses/templates')}>Create a template</a>, then set up freespins
        from it.
      </p>
    }
  />
);
