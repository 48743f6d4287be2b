import { useContext } from 'preact/hooks';
import { branchDraft, type Draft, draftOf, type ListDraft, nextId } from '../../generated/forms/runtime/draft.gen.ts';
import { type OneOf, settled } from '../../generated/forms/runtime/form.gen.ts';
import { FaultAt, FieldPlace } from '../form/field-place.tsx';
import { FormContext, idAt } from '../form/form-context.ts';
import { branchName } from '../form/group.tsx';
import { At, Others } from './at.tsx';
import { fieldsAt, partAt, withPart } from './draft-at.ts';
import { EditingContext } from './editing.ts';

const WEEK_MS = 604_800_000;
const HOUR_MS = 3_600_000;

/** The ways in plain words, and what each begins with. One that is new in the specs has its own name, and its own form. */
const WAYS: Readonly<Record<string, { readonly words: string; readonly first: () => unknown }>> = {
  HitRate: {
    words: 'By chance, once in so many',
    first: () => ({ HitRate: { max_magic_number: 100, cost_per_attempt: 1 } }),
  },
  Wheel: {
    words: 'By a wheel, together with other pots',
    first: () => ({ Wheel: { max_magic_number: 100, cost_per_attempt: 1, levels: [] } }),
  },
  MustHitBy: { words: 'Before it reaches an amount', first: () => ({ MustHitBy: { hit_by: 500 } }) },
  TimeFixed: {
    words: 'Once in each period',
    first: () => ({
      TimeFixed: {
        target_datetime: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + WEEK_MS,
        repeat_period: { Days: 7 },
      },
    }),
  },
};

const TRIGGER = 'trigger';

/** Edits how a pot is won: each way in plain words, or only when the operator says so. */
export const WaysToHit = ({ pot }: { pot: string }) => {
  const { draft, change } = useContext(EditingContext);
  const { id, faults } = useContext(FormContext);
  const at = `${pot}/pot_types`;
  const field = fieldsAt(draft, pot).find(({ name }) => name === 'pot_types');
  // One that is left out is an empty one.
  const list = partAt(draft, at) ?? (field && draftOf(field, []));
  const items = list?.kind === 'list' ? list.items : [];
  const node = list?.kind === 'list' ? settled(list.node.items) : undefined;
  if (list?.kind !== 'list' || node?.kind !== 'oneOf') return <At of={at} label="Way to win" />;
  const replace = (index: number, way: string): void =>
    change((whole) => {
      if (way === TRIGGER)
        return triggered(withPart(whole, at, { ...list, items: [] }), `${pot}/supports_external_trigger`);
      return withPart(whole, at, withWay(list, node, index, Number(way)));
    });
  return (
    <div role="group" class="ways-to-hit" id={idAt(id, at)} tabIndex={-1} aria-label="Ways to win it">
      {items.map((item, index) => (
        <div class="way" key={item.id}>
          <Way
            {...{ node, index }}
            draft={item.draft}
            at={`${at}/${index}`}
            isOnly={items.length === 1}
            {...{ replace }}
          />
          {items.length > 1 && (
            <button
              type="button"
              class="quiet"
              onClick={() => change((whole) => withPart(whole, at, { ...list, items: list.items.toSpliced(index, 1) }))}
            >
              Remove this way
            </button>
          )}
        </div>
      ))}
      {items.length === 0 && <Chooser {...{ node, at, replace }} index={0} branch={undefined} isOnly />}
      <FaultAt id={`${idAt(id, at)}-whole`} fault={faults.get(at)} />
      <div class="item-actions">
        {items.length > 0 && (
          <button type="button" class="quiet" onClick={() => replace(items.length, '0')}>
            Add another way to win it
          </button>
        )}
      </div>
      <At
        of={`${pot}/supports_external_trigger`}
        label="A call of the operator can trigger a win"
        hint="Such as a draw on stage, or a promotion."
      />
    </div>
  );
};

const triggered = (draft: Draft, at: string): Draft => {
  const part = partAt(draft, at);
  return part?.kind === 'boolean' ? withPart(draft, at, { ...part, on: true }) : draft;
};

const withWay = (list: ListDraft, node: OneOf, index: number, branch: number): ListDraft => {
  const chosen = node.branches[branch];
  const first = chosen === undefined ? undefined : WAYS[nameOf(chosen, branch)]?.first();
  const draft = branchDraft(node, branch, first);
  const last = list.items[index];
  const item = { id: last?.id ?? nextId(list.items), draft };
  return { ...list, items: list.items.toSpliced(index, 1, item) };
};

const nameOf = (branch: OneOf['branches'][number], index: number): string =>
  settled(branch).title ?? branchName(branch, index);

type WayProps = {
  readonly node: OneOf;
  readonly at: string;
  readonly index: number;
  readonly isOnly: boolean;
  readonly replace: (index: number, way: string) => void;
};

const Chooser = ({ node, at, index, branch, isOnly, replace }: WayProps & { branch: number | undefined }) => {
  const { id } = useContext(FormContext);
  const select = `${idAt(id, at)}-way-${index}`;
  return (
    <div class="field">
      <label for={select}>Way to win</label>
      <select
        id={select}
        value={branch === undefined ? TRIGGER : String(branch)}
        onChange={(event) => replace(index, event.currentTarget.value)}
      >
        {node.branches.map((each, place) => (
          <option key={nameOf(each, place)} value={String(place)}>
            {WAYS[nameOf(each, place)]?.words ?? branchName(each, place)}
          </option>
        ))}
        {isOnly && <option value={TRIGGER}>Only when the operator triggers it</option>}
      </select>
    </div>
  );
};

const Way = ({ draft, ...props }: WayProps & { draft: Draft }) => {
  const { put } = useContext(EditingContext);
  const { id, faults } = useContext(FormContext);
  const { node, at } = props;
  if (draft.kind !== 'oneOf') return null;
  const chosen = node.branches[draft.branch];
  const name = chosen === undefined ? '' : nameOf(chosen, draft.branch);
  const inner = `${at}/${name}`;
  return (
    <>
      <Chooser {...props} branch={draft.branch} />
      {WAYS[name] === undefined && chosen !== undefined ? (
        <FieldPlace
          node={chosen}
          label={branchName(chosen, draft.branch)}
          required
          draft={draft.draft}
          {...{ at }}
          set={(part) => put(at, part && { ...draft, draft: part })}
        />
      ) : (
        <Known of={inner} />
      )}
      <Others of={at} known={[name]} />
      {[at, inner].map((place) => (
        <FaultAt key={place} id={`${idAt(id, place)}-whole`} fault={faults.get(place)} />
      ))}
    </>
  );
};

/** The fields of the ways that have a dedicated label and hint. */
const LABELS: readonly (readonly [name: string, label: string, hint: string])[] = [
  ['max_magic_number', 'Won once in', 'Each attempt wins with this chance.'],
  ['cost_per_attempt', 'One attempt for each', 'So much of the contribution buys one attempt.'],
  [
    'hit_by',
    'Won at the latest at',
    'The winning amount lies anywhere between the seed and this, unknown to everyone.',
  ],
  [
    'target_datetime',
    'The first period ends',
    'If no one has won it by then, it is drawn among those who contributed.',
  ],
  ['repeat_period', 'Length of a period', 'The next begins when one ends.'],
  ['ramp', 'Odds that rise', 'With the time since it was won, or with its value, from one limit to the other.'],
  ['hit_from', 'Not won before', 'Up to this amount, nothing is drawn.'],
  ['weight', 'Likely amounts', '1: all alike. 2: more likely the closer it comes to the last amount.'],
  ['levels', 'Pots of the wheel', 'This pot and others without a way to win, each as often as its weight says.'],
  [
    'weighting',
    'Who wins',
    'Stake: at the moment, the winner is drawn among all of the period, by what each has contributed. Otherwise, whoever contributes then.',
  ],
  ['time_zone', 'By the clocks of', 'All periods end at the same local time, in summer and in winter.'],
];

const Known = ({ of }: { of: string }) => {
  const { draft } = useContext(EditingContext);
  const part = partAt(draft, of);
  const names = part?.kind === 'object' ? part.node.fields.map(({ name }) => name) : [];
  return (
    <div class="fields">
      {LABELS.filter(([name]) => names.includes(name)).map(([name, label, hint]) => (
        <At key={name} of={`${of}/${name}`} {...{ label, hint }} />
      ))}
      <Others of={of} known={LABELS.map(([name]) => name)} />
    </div>
  );
};
