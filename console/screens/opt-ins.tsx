import { useState } from 'preact/hooks';
import { useAllJackpots } from '../jackpot/all-jackpots.ts';
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

/** Who takes part in which jackpot: of one jackpot, or of one player. */
export const Screen = () => {
  const instance = parameter('instance_id');
  const { data, fault, again } = useAllJackpots();
  const [times, setTimes] = useState(0);
  const listAgain = (): void => setTimes(times + 1);
  const chosen = data?.find(({ id }) => id === instance);
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
      <div class="filters">
        {data !== undefined && data.length > 0 ? (
          <label>
            Jackpot
            <select
              value={instance}
              onChange={(event) => setParameters({ instance_id: event.currentTarget.value, page: '' })}
            >
              <option value="">Choose…</option>
              {data.map(({ id, name, game_code: code }) => (
                <option key={id} value={id}>
                  {name} ({code})
                </option>
              ))}
            </select>
          </label>
        ) : (
          !may('listInstances') && (
            <label>
              Id of the jackpot
              <input
                value={instance}
                onChange={(event) => setParameters({ instance_id: event.currentTarget.value.trim(), page: '' })}
              />
            </label>
          )
        )}
      </div>
      {instance !== '' && may('listInstanceOptIns') ? (
        <OptInsOf key={times} instance={instance} currency={chosen?.currency ?? ''} />
      ) : (
        <Empty>
          <p>
            {data?.length === 0 && may('listInstances') ? (
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
