import { useState } from 'preact/hooks';
import { FaultText } from '../parts/fault-text.tsx';
import { linkTo } from '../shell/address.ts';
import { pitboss } from '../shell/platform.ts';
import { STARTING_POINTS } from '../template-editor/starting-points.ts';

/** Stores a template from a starting point as it is, or leads to the editor with it. */
export const TemplateStep = ({ owner, currency, done }: { owner: string; currency: string; done: () => void }) => {
  const [chosen, choose] = useState(STARTING_POINTS[0]?.id ?? '');
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const create = async (): Promise<void> => {
    const point = STARTING_POINTS.find(({ id }) => id === chosen);
    if (isBusy || point === undefined) return;
    setBusy(true);
    setFault(undefined);
    try {
      await pitboss.createTemplate({ body: { id: point.id, ...point.template({ owner_id: owner, currency }) } });
      done();
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <fieldset>
        <legend>Begin with</legend>
        {STARTING_POINTS.map(({ id, name, about }) => (
          <div key={id}>
            <label class="check">
              <input
                type="radio"
                name="starting-point"
                checked={chosen === id}
                aria-describedby={`about-${id}`}
                onChange={() => choose(id)}
              />
              {name}
            </label>
            <p class="hint" id={`about-${id}`}>
              {about}
            </p>
          </div>
        ))}
      </fieldset>
      <FaultText of={fault} />
      <div class="buttons">
        <button type="submit" class="main" disabled={isBusy}>
          Create the template
        </button>
        <a class="button" href={linkTo(`/templates/new?start=${chosen}`)}>
          Change it first
        </a>
      </div>
    </form>
  );
};
