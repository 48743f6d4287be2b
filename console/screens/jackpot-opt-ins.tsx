import { useState } from 'preact/hooks';
import { OptInList } from '../jackpot/opt-in-list.tsx';
import { JackpotPage } from '../jackpot/pages.tsx';
import { OptOneIn, SendOptIns } from '../jackpot/send-opt-ins.tsx';
import type { ScreenParams } from '../shell/screen.ts';

/** The players who take part in a jackpot. */
export const JackpotOptInsScreen = ({ params: { instance_id: id = '' } }: { params: ScreenParams }) => {
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
      {(instance) => <OptInList key={times} instance={id} currency={instance?.currency ?? ''} />}
    </JackpotPage>
  );
};
