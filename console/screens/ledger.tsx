import { EntryList } from '../jackpot/entries.tsx';
import { JackpotPage } from '../jackpot/pages.tsx';
import type { Params } from '../shell/screen.ts';

/** Every movement of a jackpot's money, with what was drawn. */
export const Screen = ({ params: { instance_id: id = '' } }: { params: Params }) => (
  <JackpotPage id={id} title="Ledger">
    {(instance) => <EntryList id={id} currency={instance?.currency ?? ''} />}
  </JackpotPage>
);
