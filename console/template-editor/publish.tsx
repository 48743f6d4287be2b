import { useState } from 'preact/hooks';
import type { JackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { publishTemplate } from '../../generated/forms/jackpots.gen.ts';
import { OperationForm } from '../form/operation-form.tsx';
import { ifMatch } from '../parts/act.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { SimulationPanel } from './simulation-panel.tsx';

/** The platform refuses with what it warns of, until the person accepts it. */
export const WARNED = { body: { accept_warnings: false } };

const LONG_RUN = '10000000';

/** Publishes a template; before that, a longer run of the simulator shows what the jackpot will do. */
export const Publish = ({ template, again }: { template: JackpotTemplate; again: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const [isPlayed, setPlayed] = useState(false);
  if (!may('publishTemplate')) return null;
  const close = (): void => {
    setOpen(false);
    setPlayed(false);
  };
  return (
    <>
      <button type="button" class="main" onClick={() => setOpen(true)}>
        Publish
      </button>
      {isOpen && (
        <Dialog title={`Publish ${template.name}`} onClose={close}>
          <p>
            Jackpots can then be made from version {template.version}. While one of them runs, its rules cannot be
            changed.
          </p>
          {isPlayed ? (
            <SimulationPanel template={template} rounds={LONG_RUN} />
          ) : (
            <div class="note">
              <p>A longer run shows rare wins too. It is played on this computer, and takes about a minute.</p>
              <button type="button" onClick={() => setPlayed(true)}>
                Play 10,000,000 rounds first
              </button>
            </div>
          )}
          <OperationForm
            operation={publishTemplate}
            fixed={{
              headers: ifMatch(template.version),
              body: { owner_id: template.owner_id, template_id: template.id, publish: true },
            }}
            initial={WARNED}
            action={`Publish version ${template.version}`}
            send={(request, options) => pitboss.publishTemplate(request, options)}
            onDone={() => {
              close();
              again();
            }}
            onCancel={close}
            reload={again}
          />
        </Dialog>
      )}
    </>
  );
};
