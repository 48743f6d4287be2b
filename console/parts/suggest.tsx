import { useId } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';
import { may } from '../shell/may.ts';
import { account, pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

type Suggestion = { readonly value: string; readonly label?: string };
type ControlProps = Parameters<Widget>[0];

/** A text that is typed, or chosen from what there is. */
const Suggested = ({ attributes, value, setValue, of }: ControlProps & { of: readonly Suggestion[] }) => {
  const list = useId();
  return (
    <>
      <input
        {...attributes}
        list={list}
        autocomplete="off"
        spellcheck={false}
        value={typeof value === 'string' ? value : ''}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <datalist id={list}>
        {of.map(({ value: each, label }) => (
          <option key={each} value={each} label={label} />
        ))}
      </datalist>
    </>
  );
};

const MOST_INSTANCES = 500;

/** The jackpots that the account sees, by id; the first of them, if there are many. */
export const useJackpots = (): ReadonlyMap<string, string> => {
  const { data } = useLoad('jackpots by id', async (signal) => {
    if (!may('listInstances')) return new Map<string, string>();
    const { body } = await pitboss.listInstances({ query: { limit: MOST_INSTANCES } }, { signal });
    return new Map(body.map(({ id, name }) => [id, name]));
  });
  return data ?? new Map();
};

const Jackpots = (props: ControlProps) => (
  <Suggested {...props} of={[...useJackpots()].map(([value, label]) => ({ value, label }))} />
);

const owners = (): readonly string[] => account.value?.access_to.brandpath_list ?? [];

/** Controls for what a person would otherwise have to know by heart. */
export const SUGGESTIONS = {
  jackpot: (control) => <Jackpots {...control} />,
  /** An operator or a brand. */
  owner: (control) => <Suggested {...control} of={owners().map((value) => ({ value }))} />,
  operator: (control) => (
    <Suggested {...control} of={owners().flatMap((value) => (value.includes(':') ? [] : [{ value }]))} />
  ),
} as const satisfies Readonly<Record<string, Widget>>;
