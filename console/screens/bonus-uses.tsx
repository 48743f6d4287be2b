import { giveBack, listBonusUses } from '../../generated/forms/bonuses.gen.ts';
import { BonusPages } from '../bonuses/freespins.tsx';
import { Act } from '../parts/act.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { linkTo, parameter } from '../shell/address.ts';

/** The uses of a bonus, of a campaign or of all bonuses. A use that a game reported can be given back. */
export const BonusUsesScreen = () => (
  <List
    operation="listBonusUses"
    form={listBonusUses}
    label="Uses"
    keyOf={(use) => use.request_id ?? use.contribution_id ?? ''}
    head={() => (
      <>
        <Head title="Uses of bonuses" />
        <BonusPages />
      </>
    )}
    columns={[
      { name: 'Time', cell: ({ timestamp }) => <Time at={timestamp} /> },
      { name: 'Player', cell: ({ player_id: player }) => player },
      { name: 'Amount', isNumber: true, cell: ({ amount, currency }) => <Amount of={amount} currency={currency} /> },
      {
        name: 'For',
        cell: ({ contribution_id: id, game_code: game }) =>
          id === undefined ? game : <a href={linkTo(`/contributions/${id}`)}>A contribution</a>,
      },
      { name: 'Round', isMinor: true, cell: ({ gameround_id: round }) => round },
      { name: 'Given back', cell: ({ returned }) => returned && <Time at={returned.at} /> },
    ]}
    actions={({ request_id: request, returned }, again) =>
      request !== undefined &&
      returned === undefined && (
        <Act
          operation="giveBack"
          form={giveBack}
          label="Give back"
          subject={request}
          isKeyInBody
          fixed={{ body: { operator_id: parameter('operator_id'), request_id: request } }}
          done={() => {
            say('Gave the use back.');
            again();
          }}
        >
          <p>For a round that was voided: the player can use this part of the bonus again.</p>
        </Act>
      )
    }
    empty={<p>Nothing was used yet.</p>}
  />
);
