import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { formats } from '../../codegen/pitboss/formats.ts';
import { pointerOf, type RequestDraft, requestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import { type Form, settled } from '../../generated/forms/runtime/form.gen.ts';
import { type DraftFault, readRequest } from '../../generated/forms/runtime/read-draft.gen.ts';
import { type CaughtUp, caughtUp } from './draft-value.ts';
import { FieldPlace } from './field-place.tsx';
import { FormContext, type Widget } from './form-context.ts';
import { collectPlaces, matches, placed, pointersIn } from './pointers.ts';
import { newKey, type SendingFault, sendingFault } from './sending.ts';
import { useVersion } from './use-version.ts';
import { type Part, withParts } from './with-parts.ts';
import { words } from './words.ts';

export type FormProps<Request, Result> = {
  /** The operation's form, from generated/forms. */
  readonly operation: Form<Request>;
  /** Values that the screen knows: they are sent, and not shown. A list is fixed as a whole. */
  readonly fixed?: Part<Request> | undefined;
  /** Values that the form opens with. */
  readonly initial?: Part<Request> | undefined;
  /** Pointers of fields that are not shown, such as `/version` or `/query/page`; `*` is any one segment. */
  readonly hidden?: readonly string[];
  /** The label of the button: a verb and its object. */
  readonly action: ComponentChildren;
  /** Sends the request. The form shows any error that it throws, and nothing that was typed is lost. */
  readonly send: (request: Request, options: { readonly idempotencyKey?: string }) => Promise<Result>;
  readonly onDone?: (result: Result) => void;
  readonly onCancel?: () => void;
  /** Loads again what the form is about. With it, a change by another person since it was opened can be taken in without typing again. */
  readonly reload?: (() => void) | undefined;
  /** The label of a body that is a list, such as `Operators`; by default its title, or the operation's summary. */
  readonly listLabel?: string | undefined;
  /** Controls in place of those of fields, by pointer or by the name of a shared schema. The pointer of the body is empty. */
  readonly widgets?: Readonly<Record<string, Widget>>;
  /** Faults that the screen found. */
  readonly faults?: readonly DraftFault[];
  /** Irreversible, so the button looks different. */
  readonly isFinal?: boolean;
  /** Stands above the buttons, such as what will happen. It may look at what is filled in. */
  readonly children?: ComponentChildren | ((request: Request | undefined) => ComponentChildren);
};

const NONE: readonly never[] = [];

/** A form for an operation, made of what the specs say of it. */
export const OperationForm = <Request, Result = unknown>({
  operation,
  fixed,
  initial,
  hidden = NONE,
  listLabel,
  action,
  send,
  onDone,
  onCancel,
  reload,
  widgets = {},
  faults: told = NONE,
  isFinal = false,
  children,
}: FormProps<Request, Result>) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<RequestDraft>(() => requestDraft(operation, withParts(initial, fixed)));
  const [own, setOwn] = useState<readonly DraftFault[]>(NONE);
  const [refusal, setRefusal] = useState<Omit<SendingFault, 'faults'> | undefined>(undefined);
  const opened = useRef(draft);
  const [theirs, setTheirs] = useState<CaughtUp['theirs']>(new Map());
  const version = useVersion(fixed, () => {
    const latest = requestDraft(operation, withParts(initial, fixed));
    const { draft: next, theirs: changed } = caughtUp(draft, opened.current, latest);
    opened.current = latest;
    setDraft(next);
    setTheirs(changed);
    setRefusal(undefined);
  });
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  // A retry after a lost reply keeps the key, and only a successful reply clears it.
  const key = useRef<string | undefined>(undefined);
  const [attempts, setAttempts] = useState(0);

  const concealed = useMemo(() => [...hidden, ...pointersIn(withParts(fixed, undefined))], [hidden, fixed]);
  const isHidden = (pointer: string): boolean => concealed.some((pattern) => matches(pattern, pointer));
  const { placed: faults, others } = placed([...own, ...told], collectPlaces(draft, isHidden));

  // The focus moves once for each attempt that failed.
  useEffect(() => {
    if (attempts === 0) return;
    const first =
      form.current?.querySelector('[aria-invalid=true], [data-fault]') ?? form.current?.querySelector('.summary');
    if (first instanceof HTMLElement) first.focus();
  }, [attempts]);

  const focused = useRef<string | undefined>(undefined);
  // A button that adds or removes a part is gone with it, and the focus would be with it.
  useEffect(() => {
    const element = focused.current === undefined ? null : document.getElementById(focused.current);
    focused.current = undefined;
    const control = element?.matches('fieldset') ? element.querySelector('input, select, textarea, button') : element;
    if (control instanceof HTMLElement) control.focus();
  }, [draft]);

  const submit = async (): Promise<void> => {
    if (busy.current) return;
    const { request, faults: found } = readRequest(draft, formats);
    setOwn(found);
    setRefusal(undefined);
    if (found.length > 0) return setAttempts((count) => count + 1);
    busy.current = true;
    setBusy(true);
    try {
      if (operation.keyed) key.current ??= newKey();
      // The form is made of the same specs as the type of the request.
      const result = await send(
        withParts(request, version.headers) as Request,
        key.current === undefined ? {} : { idempotencyKey: key.current },
      );
      key.current = undefined;
      onDone?.(result);
    } catch (error) {
      const { faults: refused, ...told } = sendingFault(error, operation.keyed === true);
      setOwn(refused);
      setRefusal(told);
      setAttempts((count) => count + 1);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };

  const widgetOf = (pointer: string, schema: string | undefined): Widget | undefined =>
    (schema === undefined ? undefined : widgets[schema]) ??
    Object.entries(widgets).find(([pattern]) => /^(\/|$)/.test(pattern) && matches(pattern, pointer))?.[1];
  const focusOn = (element: string): void => {
    focused.current = element;
  };
  const count = faults.size;
  return (
    <FormContext.Provider value={{ id, faults, isHidden, focusOn, widgetOf }}>
      <form
        ref={form}
        class="form"
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {(refusal || count > 0 || others.length > 0) && (
          <div class="summary fault" role="alert" tabIndex={-1}>
            {refusal && <p>{refusal.text}</p>}
            {refusal?.code && <p class="hint">{refusal.code}</p>}
            {refusal?.isOutdated && reload && (
              <button
                type="button"
                aria-disabled={version.isRenewing ? 'true' : undefined}
                onClick={() => version.renew(reload)}
              >
                {version.isRenewing ? 'Loading…' : 'Load the latest, keep what I typed'}
              </button>
            )}
            {count > 0 && <p>{count === 1 ? 'One field needs a correction.' : `${count} fields need a correction.`}</p>}
            {others.length > 0 && (
              <ul>
                {others.map(({ pointer, detail }) => (
                  <li key={pointer}>
                    {pointer !== '' && <code>{pointer}</code>} {detail}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {version.isRenewed && (
          <div class="note" role="status">
            <p>The latest is loaded. Check what you typed against it, then send it again.</p>
            {theirs.size > 0 && (
              <ul>
                {[...theirs].map(([name, value]) => (
                  <li key={name}>
                    {words(name)} is now: {typeof value === 'object' ? JSON.stringify(value) : String(value)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <Places draft={draft} set={setDraft} listLabel={listLabel} />
        {typeof children === 'function' ? children(requestOf(draft)) : children}
        <div class="actions">
          <button class={isFinal ? 'go final' : 'go'} type="submit" aria-disabled={isBusy ? 'true' : undefined}>
            {action}
          </button>
          {onCancel && (
            <button type="button" onClick={onCancel}>
              Cancel
            </button>
          )}
        </div>
      </form>
    </FormContext.Provider>
  );
};

/** The request as it would be sent; undefined while something is wrong with it. */
const requestOf = <Request,>(draft: RequestDraft): Request | undefined => {
  const { request, faults } = readRequest(draft, formats);
  return faults.length > 0 ? undefined : (request as Request);
};

const Places = ({
  draft,
  set,
  listLabel,
}: {
  draft: RequestDraft;
  set: (draft: RequestDraft) => void;
  listLabel: string | undefined;
}) => {
  const { parameters = [], body } = draft.form;
  return (
    <>
      {parameters.map((parameter) => {
        const pointer = pointerOf(parameter);
        return (
          <FieldPlace
            key={pointer}
            node={parameter}
            label={settled(parameter).title ?? words(parameter.name)}
            required={parameter.required === true}
            draft={draft.parameters.get(pointer)}
            at={pointer}
            set={(part) => set({ ...draft, parameters: new Map([...draft.parameters, [pointer, part]]) })}
          />
        );
      })}
      {body && (
        <FieldPlace
          node={body}
          label={listLabel ?? settled(body).title ?? draft.form.summary}
          required={body.required === true}
          draft={draft.body}
          at=""
          set={(part) => set({ ...draft, body: part })}
        />
      )}
    </>
  );
};
