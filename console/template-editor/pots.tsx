import { useContext } from 'preact/hooks';
import { type Draft, draftOf, type ListDraft, nextId } from '../../generated/forms/runtime/draft.gen.ts';
import { FaultAt } from '../form/field-place.tsx';
import { FormContext, idAt } from '../form/form-context.ts';
import { At } from './at.tsx';
import { choiceAt, partAt, textAt, withPart } from './draft-at.ts';
import { EditingContext, withText } from './editing.ts';
import { PotCard } from './pot-card.tsx';

const AT = '/pots';

/** A pot to begin with: it has no share yet, since the others have it all. */
const FIRST = {
  contribution: { Percentage: 0 },
  seed_contribution: { Percentage: 0.3 },
  seed_strategy: {
    initial_seed_value: 10,
    min_reseed_value: 10,
    fund_strategy: 'CollectToMinReseed',
    reseed_strategy: 'Full',
  },
  pot_types: [{ HitRate: { max_magic_number: 1000, cost_per_attempt: 1 } }],
};

/** A name that no other pot has: `mega-2` after `mega`. */
const freeName = (draft: Draft, wanted: string): string => {
  const list = partAt(draft, AT);
  const count = list?.kind === 'list' ? list.items.length : 0;
  const taken = Array.from({ length: count }, (_, index) => textAt(draft, `${AT}/${index}/id`));
  const stem = wanted.replace(/-\d+$/, '');
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return taken.includes(wanted) ? `${stem}-${number}` : wanted;
};

/** The pots, each a card that can be moved, copied and removed. */
export const Pots = () => {
  const { draft, change } = useContext(EditingContext);
  const { id, faults, focusOn } = useContext(FormContext);
  const list = partAt(draft, AT);
  if (draft === undefined || list?.kind !== 'list') return <At of={AT} />;
  const isRaffle = choiceAt(draft, '/jackpot_type') === 'Raffle';
  const put = (items: ListDraft['items']): void => change((whole) => withPart(whole, AT, { ...list, items }));
  const insert = (index: number, part: Draft, name: string): void => {
    change((whole) => {
      const item = { id: nextId(list.items), draft: part };
      const wider = withPart(whole, AT, { ...list, items: list.items.toSpliced(index, 0, item) });
      return withText(wider, `${AT}/${index}/id`, name);
    });
    focusOn(idAt(id, `${AT}/${index}`));
  };
  const move = (from: number, to: number): void =>
    put(list.items.toSpliced(from, 1).toSpliced(to, 0, ...list.items.slice(from, from + 1)));
  const isFull = list.items.length >= (list.node.maxItems ?? Number.POSITIVE_INFINITY);
  const { pot_types: ways, ...plain } = FIRST;
  return (
    <>
      <FaultAt id={`${idAt(id, AT)}-whole`} fault={faults.get(AT)} />
      {list.items.map((item, index) => {
        const name = textAt(draft, `${AT}/${index}/id`);
        const said = name === '' ? `pot ${index + 1}` : name;
        return (
          <PotCard key={item.id} {...{ index, isRaffle }}>
            <div class="head">
              <h3 id={`${idAt(id, `${AT}/${index}`)}-title`}>Pot {said}</h3>
              <div class="buttons">
                <Small label="Move up" {...{ said }} isOff={index === 0} press={() => move(index, index - 1)} />
                <Small
                  label="Move down"
                  {...{ said }}
                  isOff={index === list.items.length - 1}
                  press={() => move(index, index + 1)}
                />
                <Small
                  label="Duplicate"
                  {...{ said }}
                  isOff={isFull}
                  press={() => insert(index + 1, item.draft, freeName(draft, name))}
                />
                <Small
                  label="Remove"
                  {...{ said }}
                  isOff={list.items.length === 1}
                  press={() => {
                    put(list.items.toSpliced(index, 1));
                    focusOn(`${idAt(id, AT)}-add`);
                  }}
                />
              </div>
            </div>
          </PotCard>
        );
      })}
      <button
        type="button"
        id={`${idAt(id, AT)}-add`}
        disabled={isFull}
        onClick={() =>
          insert(
            list.items.length,
            draftOf(list.node.items, isRaffle ? plain : { ...plain, pot_types: ways }),
            freeName(draft, 'pot'),
          )
        }
      >
        Add a pot
      </button>
    </>
  );
};

const Small = ({ label, said, isOff, press }: { label: string; said: string; isOff: boolean; press: () => void }) => (
  <button type="button" class="quiet" disabled={isOff} onClick={press}>
    {label}
    <span class="unseen"> {said}</span>
  </button>
);
