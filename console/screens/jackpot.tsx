import type { JackpotInstance, Pot } from '../../clients/typescript/src/pitboss.ts';
import { JackpotActs } from '../jackpot/jackpot-acts.tsx';
import { LinkedJackpots } from '../jackpot/linked-jackpots.tsx';
import { JackpotPages, jackpotPath } from '../jackpot/pages.tsx';
import { TriggerWin } from '../jackpot/pot-acts.tsx';
import { PotCharts } from '../jackpot/pot-charts.tsx';
import { durationText, LimitText, ShareText, TriggerList } from '../jackpot/terms.tsx';
import { currentPotValue, useInstance } from '../jackpot/use-instance.ts';
import { WaitsForFirst } from '../jackpot/waits-for-first.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { percentText } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import type { ScreenParams } from '../shell/screen.ts';

/** One jackpot: what its pots pay, how it is played, and what can be done with it. */
export const JackpotScreen = ({ params: { instance_id: id = '' } }: { params: ScreenParams }) => {
  const { data, fault, again } = useInstance(id, { isWatched: true });
  if (data === undefined)
    return (
      <>
        <h1>Jackpot</h1>
        <FaultText of={fault} again={again} />
        {fault === undefined && <p class="dim">Loading…</p>}
      </>
    );
  return (
    <>
      <Head title={data.name} state={<Tag of={data.status} />}>
        <JackpotActs of={data} again={again} />
      </Head>
      <JackpotPages id={id} isRaffle={data.jackpot_type === 'Raffle'} />
      <FaultText of={fault} again={again} />
      {data.description !== '' && <p>{data.description}</p>}
      <Details
        of={[
          ['Owner', data.owner_id],
          ['Currency', data.currency],
          ['Game code', <span class="code">{data.game_code}</span>],
          ['Contributions', data.total_contributions.toLocaleString('en')],
          ['Runs from', <Time at={data.timestamp_start} />],
          ['Runs until', data.timestamp_end === 0 ? 'No end' : <Time at={data.timestamp_end} />],
          ['Id', <span class="code">{data.id}</span>],
          ['Template', <span class="code">{data.template_id}</span>],
        ]}
      />
      <WaitsForFirst of={data} />
      <h2 id="pots">Pots</h2>
      <Pots of={data} again={again} />
      <House of={data} />
      <PotCharts of={data} />
      <LinkedJackpots of={data} again={again} />
      <Rules of={data} />
      <Rest
        of={data}
        known={[
          ...(['id', 'name', 'description', 'status', 'owner_id', 'currency', 'game_code', 'template_id'] as const),
          ...(['total_contributions', 'timestamp_start', 'timestamp_end', 'pots', 'house_pot'] as const),
          ...(['contribution_rules', 'raffle_rules', 'win_selector_strategy'] as const),
        ]}
      />
      <History of={id} />
    </>
  );
};

const Pots = ({ of, again }: { of: JackpotInstance; again: () => void }) => {
  const { id, currency, pots } = of;
  const amount = (value: number) => <Amount of={value} currency={currency} />;
  return (
    <Table<Pot>
      label="Pots"
      rows={pots}
      keyOf={(pot) => pot.id}
      columns={[
        {
          name: 'Pot',
          cell: (pot) => (
            <>
              <a href={linkTo(jackpotPath(id, `/pots/${encodeURIComponent(pot.id)}`))}>{pot.id}</a>{' '}
              {!pot.enabled && <Tag of="Disabled" />}
            </>
          ),
        },
        { name: 'Pays now', isNumber: true, cell: (pot) => <strong>{amount(currentPotValue(id, pot))}</strong> },
        { name: 'Next seed', isNumber: true, cell: (pot) => amount(pot.contributed_seed) },
        { name: 'Surplus', isNumber: true, isMinor: true, cell: (pot) => amount(pot.surplus_seed) },
        { name: 'Overflow', isNumber: true, isMinor: true, cell: (pot) => amount(pot.overflow_amount) },
        { name: 'Round', isNumber: true, cell: ({ instance_count: round }) => round },
        { name: 'Won', isMinor: true, cell: (pot) => <TriggerList of={pot} currency={currency} /> },
      ]}
      actions={(pot) => (
        <>
          <TriggerWin of={of} pot={pot} again={again} />
          <a class="button" href={linkTo(jackpotPath(id, `/pots/${encodeURIComponent(pot.id)}`))}>
            Correct<span class="unseen"> {pot.id}</span>
          </a>
        </>
      )}
    />
  );
};

const House = ({ of: { house_pot: house, currency } }: { of: JackpotInstance }) => (
  <section aria-labelledby="house">
    <h2 id="house">House pot</h2>
    <Details
      of={[
        ['Holds', <Amount of={house.current_value} currency={currency} />],
        ['Deficit from seeds', <Amount of={house.accumulated_seed_deficit} currency={currency} />],
        ['Takes', <ShareText of={house.contribution_type} currency={currency} whole="of each contribution" />],
      ]}
    />
    <Rest
      of={house}
      known={['current_value', 'accumulated_seed_deficit', 'contribution_type']}
      title="Everything else about the house pot"
    />
  </section>
);

/** Describes how it is played; fields without words here follow as they are. */
const Rules = ({ of }: { of: JackpotInstance }) => {
  const { contribution_rules: rules, raffle_rules: raffle, currency } = of;
  const { min_base_wager: wager, min_contribution: least } = rules.wager_criteria;
  const { black_list: refused, white_list: allowed } = rules.country_filters;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      <Details
        of={[
          ['A contribution is', <ShareText of={rules.contribution_type} currency={currency} whole="of the wager" />],
          ['At most', <LimitText of={rules.max_contribution} currency={currency} />],
          ['Paid by the operator', percentText(rules.operator_contribution_percentage)],
          ['Least wager', wager === 0 ? undefined : <Amount of={wager} currency={currency} />],
          ['Least contribution', least === 0 ? undefined : <Amount of={least} currency={currency} />],
          ['Players take part', rules.opt_in_required ? 'After they opt in' : 'By playing'],
          ['Brands', rules.allowed_brands.length === 0 ? 'All of the owner’s' : rules.allowed_brands.join(', ')],
          ['Countries', allowed.length === 0 ? 'All' : allowed.join(', ')],
          ['Countries refused', refused.join(', ')],
          ['If several pots hit at once', of.jackpot_type === 'Raffle' ? undefined : of.win_selector_strategy],
          ['A ticket costs', raffle && <Amount of={raffle.cost_per_ticket} currency={currency} />],
          ['Tickets are earned by', raffle && (raffle.cost_source === 'BaseWager' ? 'Wagers' : 'Contributions')],
          ['Drawn every', raffle && durationText(raffle.duration)],
          [
            'Prizes',
            raffle && (
              <ul class="plain-list">
                {raffle.prize_distribution.map(({ number_of_winners: count, prize_percentage: share }, at) => (
                  <li key={`${at} ${count}`}>
                    {count} {count === 1 ? 'winner' : 'winners'} of {percentText(share)}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      <Rest
        of={rules}
        known={[
          ...(['contribution_type', 'max_contribution', 'operator_contribution_percentage'] as const),
          ...(['opt_in_required', 'wager_criteria', 'allowed_brands', 'country_filters'] as const),
        ]}
        title="Everything else about the rules"
      />
      {raffle && (
        <Rest
          of={raffle}
          known={['cost_per_ticket', 'cost_source', 'duration', 'prize_distribution']}
          title="Everything else about the raffle"
        />
      )}
    </section>
  );
};
