import type { ControlAttributes } from './form-context.ts';
import { localText, localTimeIn, offsetText } from './local-time.ts';

/** A time in the zone of the person, with the name of that zone. */
export const TimeInput = ({
  attributes,
  ms,
  set,
}: {
  attributes: ControlAttributes;
  ms: number | undefined;
  set: (ms: number | undefined) => void;
}) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = ms === undefined ? new Date() : new Date(ms);
  const isKnown = !Number.isNaN(at.getTime());
  return (
    <span class="time">
      <input
        {...attributes}
        type="datetime-local"
        step="1"
        value={ms === undefined || !isKnown ? '' : localText(at)}
        onChange={(event) => set(localTimeIn(event.currentTarget.value))}
      />{' '}
      <span class="zone">
        {zone === 'UTC' ? zone : `${zone}, ${offsetText(isKnown ? at : new Date())}`}
        {ms !== undefined && isKnown && `: ${at.toISOString().replace(/\.000Z$/, 'Z')}`}
      </span>
    </span>
  );
};
