import { useEffect, useState } from 'preact/hooks';
import { JackpotChoice } from '../jackpot/jackpot-choice.tsx';
import { playerPath } from '../jackpot/links.tsx';
import { OptInList } from '../jackpot/opt-in-list.tsx';
import { PlayerSearch } from '../jackpot/player-search.tsx';
import { OptOneIn, SendOptIns } from '../jackpot/send-opt-ins.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Head } from '../parts/layout.tsx';
import { Empty } from '../parts/loaded.tsx';
import { goTo, linkTo, parameter, setParameters } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

/** Reads the currency of the chosen jackpot; without one, whether any jackpot exists. */
const readChosen = async (instance: string, signal: AbortSignal) => {
  if (instance === '') {
    const isNone =
      may('listInstances') && (await pitboss.listInstances({ query: { limit: 1 } }, { signal })).body.length === 0;
    return { isNone };
  }
  // A fault is shown where its opt-ins would be.
  const reply = may('getInstance')
    ? await pitboss.getInstance({ path: { instance_id: instance } }, { signal }).catch(() => undefined)
    : undefined;
  return { isNone: false, currency: reply?.body.currency };
};

/** The opt-ins of one jackpot, or of one player. */
export const OptInsScreen = () => {
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
      <FaultText of={fault} again={again} />
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
        <OptInList key={`${instance} ${times}`} instance={instance} currency={data?.currency ?? ''} />
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
