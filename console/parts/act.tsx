import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { OperationId, Pitboss } from '../../clients/typescript/src/pitboss.ts';
import type { Form } from '../../generated/forms/runtime/form.gen.ts';
import type { Widget } from '../form/form-context.ts';
import { type FormProps, OperationForm } from '../form/operation-form.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { Dialog } from './dialog.tsx';
import { say } from './notices.tsx';

type CallId = OperationId & keyof Pitboss;

/** The reply's body of an operation. */
export type CallAnswer<Id extends CallId> = Awaited<ReturnType<Pitboss[Id]>>['body'];

export type ActProps<Id extends CallId, Request> = {
  readonly operation: Id;
  readonly form: Form<Request>;
  /** On the button that opens it, with what it concerns: `Settle 3 wins, 1,234.00 EUR`. */
  readonly label: string;
  /** On the button that does it; the label by default. */
  readonly action?: string;
  /** The title of the dialog; the label by default. */
  readonly title?: string;
  /** Filled in by the screen, and not shown. */
  readonly fixed?: FormProps<Request, unknown>['fixed'];
  /** Initial values. */
  readonly initial?: FormProps<Request, unknown>['initial'];
  /** Fields that are not offered, by their pointers. */
  readonly hidden?: readonly string[];
  /** The label of a body that is a list, such as `Operators`. */
  readonly listLabel?: string;
  /** Custom controls of the screen, by pointer. */
  readonly widgets?: Readonly<Record<string, Widget>>;
  /** It cannot be undone. */
  readonly isFinal?: boolean;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  /** Its subject, for screen readers, where many rows have the same button. */
  readonly subject?: string;
  /** The screen has put the key that makes a repeated call safe into the body itself. */
  readonly isKeyInBody?: boolean;
  /** Loads again what it concerns, for a form that another person's change has overtaken. */
  readonly reload?: () => void;
  /** Describes in a sentence or two what will happen. */
  readonly children?: ComponentChildren;
  /** Called instead when the request waits for another account; by default, a notice says so. */
  readonly waits?: (body: CallAnswer<Id>) => void;
  /** Called with the reply, and with what was sent, once it is done. */
  readonly done: (body: CallAnswer<Id>, request: Request) => void;
};

type AnyCall<Request> = (
  request: Request,
  options?: object,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** A large amount needs a second account: the request was kept, and nothing was done yet. */
const ACCEPTED = 202;

const sayWaiting = (): void =>
  say(
    <>
      Another account has to approve this. <a href={linkTo('/approvals')}>See what waits</a>
    </>,
  );

/** A button that calls an operation: it opens the operation's form, says what will happen, and is absent for those who may not. */
export const Act = <Id extends CallId, Request>(props: ActProps<Id, Request>) => {
  const { operation, form, label, fixed, initial, isFinal = false, done, children } = props;
  const [isOpen, setOpen] = useState(false);
  if (!may(operation)) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        class={props.isMain ? 'main' : isFinal ? 'danger' : ''}
        disabled={props.isDisabled === true}
        onClick={() => setOpen(true)}
      >
        {label}
        {props.subject !== undefined && <span class="unseen"> {props.subject}</span>}
      </button>
      {isOpen && (
        <Dialog title={props.title ?? label} isFinal={isFinal} onClose={close}>
          {children}
          <OperationForm
            operation={form}
            {...{ fixed, initial, isFinal }}
            hidden={props.hidden ?? []}
            listLabel={props.listLabel}
            widgets={props.widgets ?? {}}
            action={props.action ?? label}
            send={async (request, options) => {
              const call = pitboss[operation] as AnyCall<Request>;
              const { status, body } = await call(request, props.isKeyInBody ? {} : options);
              return { isWaiting: status === ACCEPTED, body: body as CallAnswer<Id>, request };
            }}
            onDone={({ isWaiting, body, request }) => {
              close();
              if (isWaiting) (props.waits ?? sayWaiting)(body);
              else done(body, request);
            }}
            onCancel={close}
            reload={props.reload}
          />
        </Dialog>
      )}
    </>
  );
};

/** Makes a change only while the thing is still as it was shown. */
export const ifMatch = (version: number): Readonly<Record<string, string>> => ({ 'If-Match': `"${version}"` });
