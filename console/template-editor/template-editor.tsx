import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ApiError, type NewJackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { createTemplate } from '../../generated/forms/jackpots.gen.ts';
import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';
import { newKey, sendingFault } from '../form/sending.ts';
import { may } from '../shell/may.ts';
import { FaultList } from './fault-list.tsx';
import { ownerWidget } from './owner-widget.tsx';
import { SimulationPanel } from './simulation-panel.tsx';
import { TemplateForm } from './template-form.tsx';
import { draftOfTemplate, templateIn } from './template-in.ts';
import { useCheck } from './use-check.ts';

const WIDGETS = { '/owner_id': ownerWidget };

export type Saving = { readonly template: NewJackpotTemplate; readonly options: { readonly idempotencyKey: string } };

export type TemplateEditorProps = {
  readonly template: object;
  /** True if the platform has it: its id stays, and the fields that it leaves out stay out. */
  readonly isStored: boolean;
  readonly action: string;
  readonly save: (saving: Saving) => Promise<void>;
  /** Shown when someone else has saved it since. The draft stays. */
  readonly inConflict?: () => ComponentChildren;
};

type Refusal = { readonly text: string; readonly faults: readonly DraftFault[]; readonly isConflict: boolean };

/** Writes a template: its parts on the left, and what it will do on the right. */
export const TemplateEditor = ({ template: initial, isStored, action, save, inConflict }: TemplateEditorProps) => {
  const [draft, setDraft] = useState(() => draftOfTemplate(createTemplate, initial, isStored));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  // A retry after a lost reply keeps the key; another text is another request.
  const key = useRef({ text: '', value: '' });
  const { template, faults: own } = templateIn(draft);
  const checked = useCheck(own.length > 0 ? undefined : template);
  const faults = own.length > 0 ? own : [...checked.faults, ...(refusal?.faults ?? [])];
  const submit = async (): Promise<void> => {
    setTried(true);
    if (isBusy || template === undefined || own.length > 0) return;
    const text = JSON.stringify(template);
    if (key.current.text !== text) key.current = { text, value: newKey() };
    setBusy(true);
    setRefusal(undefined);
    try {
      await save({ template, options: { idempotencyKey: key.current.value } });
    } catch (error) {
      const { text: said, faults: refused } = sendingFault(error, true);
      setRefusal({
        text: said,
        faults: refused,
        isConflict: error instanceof ApiError && error.status === 412,
      });
      // A refusal was an answer: the next try is another request.
      if (error instanceof ApiError) key.current = { text: '', value: '' };
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="editor"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div class="editor-main">
        <TemplateForm
          draft={draft}
          set={(change) => {
            setDraft(change);
            setRefusal((last) => (last?.isConflict ? last : undefined));
          }}
          faults={faults}
          widgets={WIDGETS}
          hidden={isStored ? ['/id'] : []}
        />
      </div>
      <aside class="editor-side" aria-label="Forecast">
        <section aria-labelledby="to-correct">
          <h2 id="to-correct">{faults.length === 0 ? 'Save' : 'To correct'}</h2>
          {faults.length === 0 ? (
            <p class="dim">
              {checked.problem ??
                (checked.isPublishable
                  ? 'Nothing keeps it from being published.'
                  : may('checkTemplate') && 'It is being checked…')}
            </p>
          ) : (
            <FaultList of={faults} />
          )}
          {(checked.warnings ?? []).length > 0 && (
            <>
              <p>Think again about these:</p>
              <FaultList of={checked.warnings ?? []} />
            </>
          )}
          {refusal && !refusal.isConflict && (
            <div class="note bad" role="alert">
              <p>{refusal.text}</p>
            </div>
          )}
          {refusal?.isConflict && (
            <div class="note waiting" role="alert">
              <p>Someone has saved this template since you opened it. Your text is kept here.</p>
              {inConflict?.()}
            </div>
          )}
          {isTried && own.length > 0 && (
            <p class="fault" role="alert">
              It is not saved: correct what is listed here first.
            </p>
          )}
          <div class="buttons">
            <button type="submit" class="main" disabled={isBusy}>
              {isBusy ? 'Saving…' : action}
            </button>
          </div>
        </section>
        <section aria-labelledby="par-sheet">
          <h2 id="par-sheet">Forecast</h2>
          <SimulationPanel template={own.length > 0 ? undefined : template} />
        </section>
      </aside>
    </form>
  );
};
