import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';

/** A button that shows everything about a row, for what has no page of its own. */
export const Look = ({
  title,
  of,
  children,
}: {
  title: string;
  /** Which row it is, for readers of the page by ear. */
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
