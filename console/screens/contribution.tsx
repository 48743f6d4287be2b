import type { ContributionBonus, ContributionResponse } from '../../clients/typescript/src/pitboss.ts';
import { BonusPayment, JackpotLink } from '../jackpot/links.tsx';
import { useInstance } from '../jackpot/use-instance.ts';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount, Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Rest } from '../parts/rest.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';

/** `win_amount` is in the jackpot's currency; the result has no field for it. */
const Won = ({ of }: { of: ContributionResponse }) => {
  const { data } = useInstance(of.instance_id);
  return <Amount of={of.win_amount} currency={data?.currency ?? ''} />;
};

/** A bonus belongs to the operator of the jackpot. */
const Free = ({ of, bonus }: { of: ContributionResponse; bonus: ContributionBonus }) => {
  const { data } = useInstance(of.instance_id);
  return <BonusPayment of={bonus} operator={data?.owner_id.split(':')[0]} />;
};

/** One contribution, by its id: what it paid in, and what it won. */
export const ContributionScreen = ({ params: { contribution_id: id = '' } }: { params: ScreenParams }) => {
  const { data, fault, again } = useLoad(
    `contribution ${id}`,
    async (signal) => (await pitboss.getContribution({ path: { contribution_id: id } }, { signal })).body,
  );
  const round = data?.gameround_id ?? '';
  return (
    <>
      <Head title={`Contribution ${id}`} />
      <FaultText of={fault} again={again} />
      {data === undefined && fault === undefined && <p class="dim">Loading…</p>}
      {data && (
        <>
          <Details
            of={[
              ['When', <Time at={data.timestamp} />],
              ['Contributed', <Amount of={data.contribution_amount} currency={data.contribution_currency} />],
              ['A bonus paid', data.bonus && <Free of={data} bonus={data.bonus} />],
              ['Won', data.win_amount === 0 ? 'Nothing' : <Won of={data} />],
              ['Pot', data.win_pot_id],
              ['The win is', data.win_amount === 0 ? undefined : data.win_withheld ? 'Not paid yet' : 'Paid'],
              ['Tickets', data.tickets_awarded === 0 ? undefined : data.tickets_awarded],
              ['Jackpot', <JackpotLink id={data.instance_id} />],
              [
                'Round',
                round === '' ? undefined : may('listContributions') ? (
                  <a href={linkTo(`/contributions?gameround_id=${encodeURIComponent(round)}`)}>{round}</a>
                ) : (
                  round
                ),
              ],
            ]}
          />
          <Rest
            of={data}
            known={[
              ...(['timestamp', 'contribution_amount', 'contribution_currency', 'win_amount', 'win_pot_id'] as const),
              ...(['bonus', 'win_withheld', 'tickets_awarded', 'instance_id', 'gameround_id'] as const),
            ]}
          />
        </>
      )}
      <History of={id} />
    </>
  );
};
