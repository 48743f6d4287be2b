import { EntryList } from '../jackpot/entries.tsx';
import { JackpotPage } from '../jackpot/pages.tsx';
import type { ScreenParams } from '../shell/screen.ts';

/** Every movement of a jackpot's money, with what was drawn. */
export const LedgerScreen = ({ params: { instance_id: id = '' } }: { params: ScreenParams }) => (
  <JackpotPage id={id} title="Ledger">
    {(instance) => <EntryList id={id} currency={instance?.currency ?? ''} />}
  </JackpotPage>
);
