import { useState } from 'preact/hooks';
import { FaultText } from '../parts/fault-text.tsx';

type Named = { readonly id: string; readonly name: string };

/** Saves one thing with an id and a name, which is filled in to begin with. */
export const NameForm = ({
  what,
  initial,
  save,
  done,
}: {
  /** Such as `operator`. */
  what: string;
  initial: Named;
  save: (item: Named) => Promise<{ readonly failed: readonly string[] }>;
  done: () => void;
}) => {
  const [typed, setTyped] = useState(initial);
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      const { failed } = await save({ id: typed.id.trim(), name: typed.name.trim() });
      if (failed.length > 0) throw new Error(`Your account may not use the id ${failed.join(', ')}. Choose another.`);
      done();
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <label>
        Name
        <input
          value={typed.name}
          required
          maxLength={200}
          autocomplete="off"
          onInput={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        />
      </label>
      <label>
        Id
        <input
          value={typed.id}
          required
          maxLength={64}
          pattern="[A-Za-z0-9._\-]+"
          title="Letters, digits, dots, underscores and hyphens"
          autocomplete="off"
          onInput={(event) => setTyped({ ...typed, id: event.currentTarget.value })}
        />
      </label>
      <FaultText of={fault} />
      <div class="buttons">
        <button type="submit" class="main" disabled={isBusy}>
          Create the {what}
        </button>
      </div>
    </form>
  );
};
