import { useState } from 'preact/hooks';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { Dialog } from './dialog.tsx';
import { Value } from './rest.tsx';

/** A button that shows all that is known of a row which has no page of its own, and leads to what was done to it. */
export const Peek = ({ title, of, target }: { title: string; of: object; target?: string }) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Details<span class="unseen"> of {title}</span>
      </button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <div class="peek">
            <Value name="" of={of} />
          </div>
          <div class="buttons">
            {target !== undefined && may('listAuditEvents') && (
              <a class="button" href={linkTo(`/audit?target_id=${encodeURIComponent(target)}`)}>
                Show its history
              </a>
            )}
            <button type="button" onClick={close}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};
