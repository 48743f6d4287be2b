import { useContext } from 'preact/hooks';
import { type ChoiceDraft, draftOf, type ListDraft, nextId } from '../../generated/forms/runtime/draft.gen.ts';
import { settled } from '../../generated/forms/runtime/form.gen.ts';
import { FieldPlace } from './field-place.tsx';
import { FormContext, type InsideProps, idAt } from './form-context.ts';
import { inner, one } from './words.ts';

/** A choice of several from a list of options. */
export const Choices = ({ draft, at, set }: InsideProps<ListDraft>) => {
  const { id } = useContext(FormContext);
  const node = settled(draft.node.items);
  if (node.kind !== 'choice') return null;
  const chosen = draft.items.map((item) => (item.draft.kind === 'choice' ? item.draft.chosen : undefined));
  return (
    <div class="choices">
      {node.options.map((option, index) => (
        <label key={String(option)} class="check" for={`${idAt(id, at)}-${index}`}>
          <input
            id={`${idAt(id, at)}-${index}`}
            type="checkbox"
            checked={chosen.includes(index)}
            onChange={({ currentTarget: { checked } }) => {
              const picked = node.options.flatMap((_, place) =>
                (place === index ? checked : chosen.includes(place)) ? [place] : [],
              );
              const items = picked.map((place): { id: number; draft: ChoiceDraft } => ({
                id: place,
                draft: { kind: 'choice', node, chosen: place },
              }));
              set({ ...draft, items });
            }}
          />{' '}
          {String(option)}
        </label>
      ))}
    </div>
  );
};

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
};

/** The items of a list, which can be added, moved and removed. */
export const Items = ({ draft, label, at, set }: InsideProps<ListDraft>) => {
  const { id, focusOn } = useContext(FormContext);
  const { items, node } = draft;
  const put = (changed: ListDraft['items']) => set({ ...draft, items: changed });
  return (
    <>
      {items.map((item, index) => (
        <div class="item" key={item.id}>
          <FieldPlace
            node={node.items}
            label={`${one(label)} ${index + 1}`}
            required
            draft={item.draft}
            at={`${at}/${index}`}
            set={(part) => part && put(items.with(index, { ...item, draft: part }))}
          />
          <div class="item-actions">
            {index > 0 && (
              <button type="button" class="quiet" onClick={() => put(moved(items, index, index - 1))}>
                Move up
                <span class="unseen">
                  {' '}
                  {one(label)} {index + 1}
                </span>
              </button>
            )}
            {index < items.length - 1 && (
              <button type="button" class="quiet" onClick={() => put(moved(items, index, index + 1))}>
                Move down
                <span class="unseen">
                  {' '}
                  {one(label)} {index + 1}
                </span>
              </button>
            )}
            <button
              type="button"
              class="quiet"
              onClick={() => {
                put(items.toSpliced(index, 1));
                focusOn(`${idAt(id, at)}-add`);
              }}
            >
              Remove
              <span class="unseen">
                {' '}
                {one(label)} {index + 1}
              </span>
            </button>
          </div>
        </div>
      ))}
      {items.length < (node.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button
          type="button"
          id={`${idAt(id, at)}-add`}
          onClick={() => {
            put([...items, { id: nextId(items), draft: draftOf(node.items) }]);
            focusOn(idAt(id, `${at}/${items.length}`));
          }}
        >
          Add {inner(one(label))}
        </button>
      )}
    </>
  );
};
