import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';
import { idAt } from '../form/form-context.ts';
import { words } from '../form/words.ts';
import { FORM_ID } from './template-form.tsx';

/** The place of a fault, as a person reads it: `/pots/0/seed_strategy/min_reseed_value` is `Pot 1, min reseed value`. */
const placeName = (pointer: string): string => {
  const steps = pointer.split('/').slice(1);
  const [first = '', second = '', ...rest] = steps;
  const last = words(steps.findLast((step) => !/^(\d+|Fixed|Percentage)$/.test(step)) ?? '');
  if (first === 'pots' && second !== '')
    return rest.length === 0 ? `Pot ${Number(second) + 1}` : `Pot ${Number(second) + 1}, ${last.toLowerCase()}`;
  return last === '' ? 'The template' : last;
};

/** Puts the focus where a fault is shown: at its control, or at the nearest one around it. */
const goToFault = (pointer: string): void => {
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const found = [place, `${place}/Percentage`, `${place}/Fixed`]
      .map((each) => document.getElementById(idAt(FORM_ID, each)))
      .find((element) => element !== null);
    if (!found) continue;
    const closed = found.closest('details');
    if (closed) closed.open = true;
    found.focus();
    found.scrollIntoView({ block: 'center' });
    return;
  }
};

/** Every fault, also of what the form does not show, with the way to it. */
export const FaultList = ({ of }: { of: readonly DraftFault[] }) => (
  <ul class="fault-list">
    {of.map(({ pointer, detail }) => (
      <li key={`${pointer} ${detail}`}>
        <button type="button" class="plain" onClick={() => goToFault(pointer)}>
          {placeName(pointer)}
        </button>
        : {detail}
      </li>
    ))}
  </ul>
);
