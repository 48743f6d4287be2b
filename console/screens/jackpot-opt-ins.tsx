import { useState } from 'preact/hooks';
import { OptInsOf } from '../jackpot/opt-ins-of.tsx';
import { OptOneIn } from '../jackpot/opt-one-in.tsx';
import { JackpotPage } from '../jackpot/pages.tsx';
import { SendOptIns } from '../jackpot/send-opt-ins.tsx';
import type { Params } from '../shell/screen.ts';

/** Who takes part in a jackpot. */
export const Screen = ({ params: { instance_id: id = '' } }: { params: Params }) => {
  const [times, setTimes] = useState(0);
  const again = (): void => setTimes(times + 1);
  return (
    <JackpotPage
      id={id}
      title="Opt-ins"
      actions={
        <>
          <OptOneIn instance={id} again={again} />
          <SendOptIns instance={id} again={again} />
        </>
      }
    >
      {(instance) => <OptInsOf key={times} instance={id} currency={instance?.currency ?? ''} />}
    </JackpotPage>
  );
};
