import { useEffect, useState } from 'preact/hooks';
import { JackpotChoice } from '../jackpot/jackpot-choice.tsx';
import { OptInsOf } from '../jackpot/opt-ins-of.tsx';
import { OptOneIn } from '../jackpot/opt-one-in.tsx';
import { playerPath } from '../jackpot/player-link.tsx';
import { PlayerSearch } from '../jackpot/player-search.tsx';
import { SendOptIns } from '../jackpot/send-opt-ins.tsx';
import { Empty } from '../parts/empty.tsx';
import { Fault } from '../parts/fault.tsx';
import { Head } from '../parts/head.tsx';
import { goTo, linkTo, parameter, setParameters } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

/** What is known of the jackpot that is chosen; without one, whether there is any. */
const readChosen = async (instance: string, signal: AbortSignal) => {
  if (instance === '') {
    const isNone =
      may('listInstances') && (await pitboss.listInstances({ query: { limit: 1 } }, { signal })).body.length === 0;
    return { isNone };
  }
  // What is wrong with it is told where its opt-ins would be.
  const reply = may('getInstance')
    ? await pitboss.getInstance({ path: { instance_id: instance } }, { signal }).catch(() => undefined)
    : undefined;
  return { isNone: false, currency: reply?.body.currency };
};

/** Who takes part in which jackpot: of one jackpot, or of one player. */
export const Screen = () => {
  const instance = parameter('instance_id');
  const { data, fault, again } = useLoad(`opt-ins of ${instance}`, (signal) => readChosen(instance, signal));
  const [typed, setTyped] = useState(instance);
  const [times, setTimes] = useState(0);
  const listAgain = (): void => setTimes(times + 1);
  const show = (id: string): void => setParameters({ instance_id: id, page: '' });
  useEffect(() => setTyped(instance), [instance]);
  return (
    <>
      <Head title="Opt-ins">
        <OptOneIn {...(instance === '' ? {} : { instance })} again={listAgain} />
        {instance !== '' && <SendOptIns instance={instance} again={listAgain} />}
      </Head>
      {may('listPlayerOptIns') && (
        <PlayerSearch label="Show a player" find={(player, brand) => goTo(playerPath(player, brand))} />
      )}
      <Fault of={fault} again={again} />
      <form
        class="filters"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          show(typed);
        }}
      >
        <label>
          Jackpot
          <JackpotChoice
            value={typed}
            choose={(id, jackpot) => {
              setTyped(id);
              if (id === '' || jackpot !== undefined) show(id);
            }}
          />
        </label>
      </form>
      {instance !== '' && may('listInstanceOptIns') ? (
        <OptInsOf key={`${instance} ${times}`} instance={instance} currency={data?.currency ?? ''} />
      ) : (
        <Empty>
          <p>
            {data?.isNone ? (
              <>
                There is no jackpot to opt in to yet. <a href={linkTo('/start')}>Open the first one</a>
              </>
            ) : (
              'Choose a jackpot to see who takes part in it, or look up a player.'
            )}
          </p>
        </Empty>
      )}
    </>
  );
};
