import { useRef, useState } from 'preact/hooks';
import { saveOptIns, setOptIn } from '../../generated/forms/jackpots.gen.ts';
import { newKey } from '../form/sending.ts';
import { Act } from '../parts/act.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { say } from '../parts/notices.tsx';
import { OutcomeText } from '../parts/outcome-text.tsx';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { jackpotWidget } from './jackpot-choice.tsx';

type Errors = Readonly<Record<string, string>>;

const tell = (count: number, errors: Errors): void => {
  const failed = Object.entries(errors).map(([name, detail]) => ({ name, code: '', detail }));
  say(
    <OutcomeText verb="Saved" what="opt-ins and opt-outs" succeeded={count - failed.length} failed={failed} />,
    failed.length > 0,
  );
};

/** Opts many players of a brand in to or out of a jackpot: by their ids, or with a file. */
export const SendOptIns = ({ instance, again }: { instance: string; again: () => void }) => (
  <>
    <Act
      operation="saveOptIns"
      form={saveOptIns}
      label="Opt several in or out"
      action="Save the opt-ins and opt-outs"
      fixed={{ body: { instance_id: instance } }}
      hidden={['/query/instance_id', '/query/brand_id']}
      initial={{ body: { opt_ins: [], opt_outs: [] } }}
      done={({ errors }, { body }) => {
        tell(typeof body === 'string' ? 0 : body.opt_ins.length + body.opt_outs.length, errors);
        again();
      }}
    />
    <SendFile instance={instance} again={again} />
  </>
);

const SendFile = ({ instance, again }: { instance: string; again: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [file, setFile] = useState<{ readonly text: string; readonly lines: number }>();
  const key = useRef<string>(undefined);
  if (!may('saveOptIns')) return null;
  const close = (): void => setOpen(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || file === undefined || !(event.currentTarget instanceof HTMLFormElement)) return;
    const brand = String(new FormData(event.currentTarget).get('brand_id')).trim();
    setBusy(true);
    setFault(undefined);
    try {
      // A retry after a lost reply keeps the key.
      key.current ??= newKey();
      const request = { query: { instance_id: instance, brand_id: brand }, body: file.text };
      const { body } = await pitboss.saveOptIns(request, { idempotencyKey: key.current });
      tell(file.lines, body.errors);
      close();
      again();
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  const what = file === undefined ? 'the file' : `${file.lines.toLocaleString('en')} lines`;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setFile(undefined);
          setFault(undefined);
          key.current = undefined;
          setOpen(true);
        }}
      >
        Send a file
      </button>
      {isOpen && (
        <Dialog title="Send a file of opt-ins and opt-outs" onClose={close}>
          <p>
            A CSV file with the first line <code>player_id,opt_in</code>, and a line such as <code>p-1001,true</code> or{' '}
            <code>p-1002,false</code> for each player of one brand.
          </p>
          <form class="form" onSubmit={send}>
            <label>
              Brand, such as northstar:luna
              <input name="brand_id" autocomplete="off" required onInput={() => (key.current = undefined)} />
            </label>
            <label>
              File
              <input
                type="file"
                accept=".csv,text/csv"
                required
                onChange={(event) => {
                  key.current = undefined;
                  const [chosen] = event.currentTarget.files ?? [];
                  setFile(undefined);
                  chosen
                    ?.text()
                    .then((text) => setFile({ text, lines: linesOf(text) }))
                    .catch(setFault);
                }}
              />
            </label>
            <FaultText of={fault} />
            <div class="buttons">
              <button type="submit" class="main" disabled={isBusy || file === undefined}>
                {isBusy ? 'Sending…' : `Send ${what}`}
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

/** The players of a file: its lines that are not empty, without the first. */
const linesOf = (text: string): number => Math.max(0, text.split('\n').filter((line) => line.trim() !== '').length - 1);

/** Opts one player in to or out of a jackpot. */
export const OptOneIn = ({ instance, again }: { instance?: string; again: () => void }) => (
  <Act
    operation="setOptIn"
    form={setOptIn}
    label="Opt a player in or out"
    action="Save the opt-in"
    {...(instance === undefined ? {} : { fixed: { body: { instance_id: instance } } })}
    widgets={{ '/instance_id': jackpotWidget }}
    done={(_, { body }) => {
      say(`${body.player_id} is opted ${body.opt_in ? 'in' : 'out'}.`);
      again();
    }}
  />
);
