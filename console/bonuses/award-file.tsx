import { useState } from 'preact/hooks';
import type { AwardPreview, FreespinInstance } from '../../clients/typescript/src/pitboss.ts';
import { newKey } from '../form/sending.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount } from '../parts/figures.tsx';
import { say } from '../parts/notices.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';

type Asked = { readonly brand: string; readonly promo: string; readonly text: string };
type Shown = Asked & { readonly key: string; readonly cost: AwardPreview };

/** Awards freespins to the players of a file: first the cost is shown, then they are awarded. */
export const AwardFile = ({ instance }: { instance: FreespinInstance }) => {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  if (!may('awardListed')) return null;
  const { id: instance_id, name, operator_id, brand_id } = instance;
  const close = (): void => setOpen(false);
  const change = (): void => setShown(undefined);
  const preview = async ({ brand, promo, text }: Asked): Promise<void> => {
    const request = { query: { operator_id, brand_id: brand, instance_id }, body: text };
    const { body } = await pitboss.previewAward(request);
    setShown({ brand, promo, text, cost: body, key: newKey() });
  };
  const award = async ({ brand, promo, text, key }: Shown): Promise<void> => {
    const promotion = promo === '' ? {} : { promo_id: promo };
    const query = { operator_id, brand_id: brand, instance_id, request_id: key, ...promotion };
    const { status, body } = await pitboss.awardListed({ query, body: text }, { idempotencyKey: key });
    say(
      status === 202 ? (
        <>
          Another account has to approve this. <a href={linkTo('/approvals')}>See what waits</a>
        </>
      ) : (
        `Awarded ${name} to ${body.players} players.`
      ),
    );
    close();
  };
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !(event.currentTarget instanceof HTMLFormElement)) return;
    const given = new FormData(event.currentTarget);
    const file = given.get('file');
    setBusy(true);
    setFault(undefined);
    try {
      const text = file instanceof File ? await file.text() : '';
      const [brand, promo] = ['brand_id', 'promo_id'].map((field) => String(given.get(field)).trim());
      await (shown === undefined ? preview({ brand: brand ?? '', promo: promo ?? '', text }) : award(shown));
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          change();
          setFault(undefined);
          setOpen(true);
        }}
      >
        Award by file<span class="unseen"> {name}</span>
      </button>
      {isOpen && (
        <Dialog title={`Award ${name} by file`} onClose={close}>
          <p>
            A CSV file with a column <code>player_id</code>. The cost is shown before anything is awarded.
          </p>
          <form class="form" onSubmit={send} onInput={change}>
            <label>
              Brand, such as northstar:luna
              <input name="brand_id" autocomplete="off" required defaultValue={brand_id} />
            </label>
            <label>
              Campaign (promo_id)
              <input name="promo_id" autocomplete="off" maxLength={128} />
            </label>
            <label>
              File
              <input name="file" type="file" accept=".csv,text/csv" required />
            </label>
            {shown !== undefined && (
              <p role="status">
                {shown.cost.players.toLocaleString('en')} players, each{' '}
                <Amount of={shown.cost.cost_each} currency={shown.cost.currency} />: at most{' '}
                <strong>
                  <Amount of={shown.cost.cost} currency={shown.cost.currency} />
                </strong>{' '}
                in all.
                {shown.cost.base_currency !== undefined && shown.cost.base_currency !== shown.cost.currency && (
                  <>
                    {' '}
                    That is <Amount of={shown.cost.base_cost} currency={shown.cost.base_currency} />.
                  </>
                )}
                {shown.cost.repeated > 0 && ` ${shown.cost.repeated} lines repeat a player, and count once.`}
                {shown.cost.needs_approval && ' Another account has to approve it.'}
              </p>
            )}
            <FaultText of={fault} />
            <div class="buttons">
              <button type="submit" class="main" disabled={isBusy}>
                {isBusy ? 'Sending…' : shown === undefined ? 'Show the cost' : 'Award to the players'}
              </button>
              <button type="button" onClick={close}>
                Cancel
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
};
