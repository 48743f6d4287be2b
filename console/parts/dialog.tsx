import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

/** A dialog over the page. It opens when it is drawn; when it is gone, the focus returns to what opened it. */
export const Dialog = ({
  title,
  isFinal = false,
  onClose,
  children,
}: {
  title: string;
  /** True if the confirmed action cannot be undone. */
  isFinal?: boolean;
  /** Called when the person closes it; without it, it stays. */
  onClose?: (() => void) | undefined;
  children: ComponentChildren;
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={isFinal ? 'final' : ''}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
};
