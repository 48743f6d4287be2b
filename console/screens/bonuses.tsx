import { useState } from 'preact/hooks';
import { awardBonus, listPlayerBonuses, reportFreespinUse } from '../../generated/forms/bonuses.gen.ts';
import { BonusPages, bonusPath, gamesText } from '../bonuses/freespins.tsx';
import { newKey } from '../form/sending.ts';
import { Act } from '../parts/act.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { Tag } from '../parts/tag.tsx';
import { linesWidget, SUGGESTIONS } from '../parts/widgets.tsx';
import { linkTo, parameter } from '../shell/address.ts';

type Bonus = Item<'listPlayerBonuses'>;

/** Freespins for players, as they are, without a template. */
const Award = ({ again }: { again: () => void }) => {
  const [key, setKey] = useState(newKey);
  return (
    <Act
      operation="awardBonus"
      form={awardBonus}
      label="Award freespins"
      isMain
      isKeyInBody
      fixed={{ body: { request_id: key } }}
      initial={{ body: { operator_id: parameter('operator_id'), brand_id: parameter('brand_id') } }}
      widgets={{ '/operator_id': SUGGESTIONS.operator, '/brand_id': SUGGESTIONS.owner, '/players': linesWidget }}
      done={(awarded) => {
        setKey(newKey());
        if (Array.isArray(awarded))
          say(`Awarded freespins to ${awarded.length} ${awarded.length === 1 ? 'player' : 'players'}.`);
        again();
      }}
    >
      <p>Each player gets a separate bonus. Players are written one a line.</p>
    </Act>
  );
};

/** Reports a use on behalf of a game that could not do so itself. */
const Use = ({ bonus, again }: { bonus: Bonus; again: () => void }) => {
  const [key, setKey] = useState(newKey);
  const { operator_id, brand_id, player_id, id } = bonus;
  return (
    <Act
      operation="reportFreespinUse"
      form={reportFreespinUse}
      label="Report a use"
      subject={`of ${bonus.bonus_data.Freespins.name}`}
      isKeyInBody
      fixed={{ body: { request_id: key, operator_id, brand_id, player_id, bonus_id: id } }}
      initial={{ body: bonus.bonus_data.Freespins.type === 'Fixed' ? { count: 1 } : {} }}
      done={() => {
        setKey(newKey());
        say('Reported the use.');
        again();
      }}
    >
      <p>Spins, or a part of the budget, are deducted from the bonus.</p>
    </Act>
  );
};

/** The bonuses of one player, with what is left of each. */
export const BonusesScreen = () => (
  <List
    operation="listPlayerBonuses"
    form={listPlayerBonuses}
    label="Bonuses"
    keyOf={({ id }) => id}
    head={(again) => (
      <>
        <Head title="Bonuses">
          <Award again={again} />
        </Head>
        <BonusPages />
      </>
    )}
    columns={[
      { name: 'Bonus', cell: (bonus) => <a href={linkTo(bonusPath(bonus))}>{bonus.bonus_data.Freespins.name}</a> },
      {
        name: 'Remaining',
        isNumber: true,
        cell: ({ bonus_data: { Freespins: of } }) => <Amount of={of.remaining} currency={of.freespin_type.currency} />,
      },
      { name: 'State', cell: ({ state }) => <Tag of={state} /> },
      {
        name: 'Used',
        isNumber: true,
        cell: ({ bonus_data: { Freespins: of } }) =>
          of.type === 'Fixed' ? `${of.freespin_type.used} of ${of.freespin_type.count}` : 'Budget',
      },
      { name: 'Games', isText: true, isMinor: true, cell: ({ available_for: games }) => gamesText(games) },
      { name: 'Expires', sort: 'timestamp_bonus_expires', cell: (row) => <Time at={row.timestamp_bonus_expires} /> },
    ]}
    actions={(bonus, again) => (
      <>
        {bonus.state === 'Available' && <Use bonus={bonus} again={again} />}
        <Peek title={bonus.bonus_data.Freespins.name} of={bonus} target={bonus.id} />
      </>
    )}
    empty={<p>The player has no bonus.</p>}
  />
);
