import { useState } from 'preact/hooks';
import { extendBonuses, listBonuses, removeBonuses } from '../../generated/forms/bonuses.gen.ts';
import { CampaignTotals } from '../bonuses/campaign-totals.tsx';
import { BonusPages, bonusPath } from '../bonuses/freespins.tsx';
import { newKey } from '../form/sending.ts';
import { playerPath } from '../jackpot/links.tsx';
import { Act } from '../parts/act.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { type Item, List } from '../parts/list.tsx';
import { say } from '../parts/notices.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo, parameter } from '../shell/address.ts';

type Bonuses = { readonly operator_id: string } & (
  | { readonly promo_id: string; readonly brand_id?: string }
  | { readonly bonus_ids: string[] }
);
type Changes = { readonly of: Bonuses; readonly subject?: string; readonly again: () => void };

const tell = (verb: string, { changed, unchanged }: { readonly changed: number; readonly unchanged: number }): void =>
  say(`${verb} ${changed} bonuses; ${unchanged} had ended before or needed no change.`);

/** Takes bonuses back, or has them expire at another time. */
const Change = ({ of, subject, again }: Changes) => {
  const [key, setKey] = useState(newKey);
  const more = {
    fixed: { body: { request_id: key, ...of } },
    hidden: ['/brand_id', '/bonus_ids', '/promo_id'],
    isKeyInBody: true,
    ...(subject === undefined ? {} : { subject }),
  };
  const done = (verb: string) => (body: { readonly changed: number; readonly unchanged: number }) => {
    setKey(newKey());
    tell(verb, body);
    again();
  };
  return (
    <>
      <Act operation="extendBonuses" form={extendBonuses} label="Change the expiry" {...more} done={done('Changed')}>
        <p>Bonuses that can still be used expire at the new time, which may be earlier or later.</p>
      </Act>
      <Act operation="removeBonuses" form={removeBonuses} label="Take back" isFinal {...more} done={done('Took back')}>
        <p>Players lose the rest of these bonuses. Earlier uses stay.</p>
      </Act>
    </>
  );
};

const campaignPath = ({ operator_id: operator, promo_id: promo }: Item<'listBonuses'>): string =>
  `/bonuses/campaigns?operator_id=${encodeURIComponent(operator)}&promo_id=${encodeURIComponent(promo)}`;

/** The bonuses of an operator; with a promo_id, those of a campaign with its totals. */
export const CampaignsScreen = () => {
  const [operator, promo, brand] = [parameter('operator_id'), parameter('promo_id'), parameter('brand_id')];
  const isCampaign = operator !== '' && promo !== '';
  const campaign = { operator_id: operator, promo_id: promo, ...(brand === '' ? {} : { brand_id: brand }) };
  return (
    <List
      operation="listBonuses"
      form={listBonuses}
      label="Bonuses of a campaign"
      keyOf={({ id }) => id}
      head={(again) => (
        <>
          <Head title={isCampaign ? `Campaign ${promo}` : 'Campaigns'}>
            {isCampaign && <Change of={campaign} again={again} />}
          </Head>
          <BonusPages />
        </>
      )}
      above={(rows) => isCampaign && <CampaignTotals of={campaign} rows={rows} />}
      columns={[
        {
          name: 'Player',
          cell: ({ player_id: player, brand_id: of }) => <a href={linkTo(playerPath(player, of))}>{player}</a>,
        },
        { name: 'Bonus', cell: (bonus) => <a href={linkTo(bonusPath(bonus))}>{bonus.bonus_data.Freespins.name}</a> },
        {
          name: 'Remaining',
          isNumber: true,
          cell: ({ bonus_data: { Freespins: of } }) => (
            <Amount of={of.remaining} currency={of.freespin_type.currency} />
          ),
        },
        { name: 'State', cell: ({ state, removed }) => <Tag of={removed === undefined ? state : 'Taken back'} /> },
        {
          name: 'Campaign',
          cell: (bonus) => bonus.promo_id !== '' && <a href={linkTo(campaignPath(bonus))}>{bonus.promo_id}</a>,
        },
        { name: 'Expires', isMinor: true, cell: (row) => <Time at={row.timestamp_bonus_expires} /> },
      ]}
      actions={(bonus, again) =>
        bonus.state === 'Available' && (
          <Change
            of={{ operator_id: bonus.operator_id, bonus_ids: [bonus.id] }}
            subject={`of ${bonus.player_id}`}
            again={again}
          />
        )
      }
      empty={<p>Nothing matches. Bonuses belong to a campaign if they were awarded with a promo_id.</p>}
    />
  );
};
