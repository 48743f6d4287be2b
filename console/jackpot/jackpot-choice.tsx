import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import type { ControlAttributes, Widget } from '../form/form-context.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

/** As many are in one list to choose from; more are found by their names. */
const FEW = 200;
const FOUND = 50;
const PAUSE_MS = 300;

type Jackpots = { readonly jackpots: readonly JackpotInstance[]; readonly total: number };

const jackpotsBy = async (name: string, limit: number, signal: AbortSignal): Promise<Jackpots> => {
  if (!may('listInstances')) return { jackpots: [], total: Number.POSITIVE_INFINITY };
  const query = { page: 0, limit, sort_field: 'name', sort_direction: 1, ...(name === '' ? {} : { name }) } as const;
  const { headers, body } = await pitboss.listInstances({ query }, { signal });
  return { jackpots: body, total: Number(headers.get('x-total-count') ?? body.length) };
};

type JackpotChoiceProps = {
  readonly attributes?: ControlAttributes;
  /** The id of the one that is chosen, or what is typed of it. */
  readonly value: string;
  /** Called with an id, or with what is typed of it; with the jackpot where it is known. */
  readonly choose: (value: string, jackpot?: JackpotInstance) => void;
  /** Selects the jackpots on offer; all by default. */
  readonly isOffered?: (jackpot: JackpotInstance) => boolean;
};

/** Chooses a jackpot: from a list, or among many by typing a part of the name. Accounts that may not list jackpots type an id. */
export const JackpotChoice = (props: JackpotChoiceProps) => {
  const { attributes, value, choose, isOffered = () => true } = props;
  const { data, fault } = useLoad('jackpots to choose from', (signal) => jackpotsBy('', FEW, signal));
  if (data === undefined ? fault !== undefined : data.total > FEW) {
    // It comes in place of the list, which a dialog that has just opened gave the focus.
    const takesFocus = attributes !== undefined && document.activeElement?.id === attributes.id;
    return <Typed {...props} {...{ isOffered, takesFocus }} />;
  }
  const offered = (data?.jackpots ?? []).filter(isOffered);
  return (
    <select
      {...attributes}
      value={value}
      onChange={({ currentTarget: { value: id } }) =>
        choose(
          id,
          offered.find((each) => each.id === id),
        )
      }
    >
      <option value="">{data === undefined ? 'Loading…' : 'Choose…'}</option>
      {value !== '' && !offered.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {offered.map(({ id, name, game_code: code }) => (
        <option key={id} value={id}>
          {name} ({code})
        </option>
      ))}
    </select>
  );
};

const Typed = (
  props: JackpotChoiceProps & Required<Pick<JackpotChoiceProps, 'isOffered'>> & { readonly takesFocus: boolean },
) => {
  const { attributes, value, choose, isOffered, takesFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);
  const list = useId();
  const known = useRef<readonly JackpotInstance[]>([]);
  const chosen = known.current.find(({ id }) => id === value);
  const name = usePaused(chosen === undefined ? value : '');
  const { data } = useLoad(`jackpots by name ${name}`, (signal) => jackpotsBy(name, FOUND, signal));
  if (data !== undefined && chosen === undefined) known.current = data.jackpots.filter(isOffered);
  return (
    <>
      <input
        {...attributes}
        {...{ list }}
        ref={input}
        autocomplete="off"
        spellcheck={false}
        placeholder={may('listInstances') ? 'A part of its name' : 'Its id'}
        value={value}
        onInput={({ currentTarget: { value: typed } }) =>
          choose(
            typed.trim(),
            known.current.find(({ id }) => id === typed.trim()),
          )
        }
      />
      <datalist id={list}>
        {known.current.map((each) => (
          <option key={each.id} value={each.id} label={`${each.name} (${each.game_code})`} />
        ))}
      </datalist>
      {chosen !== undefined && <span class="hint">{chosen.name}</span>}
    </>
  );
};

/** A text once the person pauses, so that each letter asks nothing. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** The control of a field that holds the id of a jackpot. */
export const jackpotWidget: Widget = ({ attributes, value, setValue }) => (
  <JackpotChoice
    attributes={attributes}
    value={typeof value === 'string' ? value : ''}
    choose={(id) => setValue(id === '' ? undefined : id)}
  />
);
