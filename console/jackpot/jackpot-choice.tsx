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
  /** Those that can be chosen; all by default. */
  readonly isOffered?: (jackpot: JackpotInstance) => boolean;
};

/** Chooses a jackpot: from a list, or among many by typing a part of the name. Those who may not list jackpots type an id. */
export const JackpotChoice = (props: JackpotChoiceProps) => {
  const { attributes, value, choose, isOffered = () => true } = props;
  const { data, fault } = useLoad('jackpots to choose from', (signal) => jackpotsBy('', FEW, signal));
  if (data === undefined && fault === undefined) return <input {...attributes} value={value} readOnly />;
  if (data === undefined || data.total > FEW) return <Typed {...props} isOffered={isOffered} />;
  const offered = data.jackpots.filter(isOffered);
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
      <option value="">Choose…</option>
      {value !== '' && !offered.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {offered.map(({ id, name, game_code: code }) => (
        <option key={id} value={id}>
          {name} ({code})
        </option>
      ))}
    </select>
  );
};

const Typed = ({
  attributes,
  value,
  choose,
  isOffered,
}: Required<Omit<JackpotChoiceProps, 'attributes'>> & JackpotChoiceProps) => {
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
