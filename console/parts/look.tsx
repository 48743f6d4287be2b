import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { Dialog } from './dialog.tsx';
import { Value } from './rest.tsx';

/** A button that shows everything about a row that has no page. */
export const Look = ({
  title,
  of,
  children,
}: {
  title: string;
  /** The name of the row, for screen readers. */
  of: string;
  children: () => ComponentChildren;
}) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Details<span class="unseen"> of {of}</span>
      </button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          {children()}
          <div class="buttons">
            <button type="button" class="main" onClick={close}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};

/** Everything about a row that has no page, with a link to its history. */
export const Peek = ({ title, of, target }: { title: string; of: object; target?: string }) => (
  <Look title={title} of={title}>
    {() => (
      <>
        <Value name="" of={of} />
        {target !== undefined && may('listAuditEvents') && (
          <p>
            <a href={linkTo(`/audit?target_id=${encodeURIComponent(target)}`)}>Show its history</a>
          </p>
        )}
      </>
    )}
  </Look>
);
