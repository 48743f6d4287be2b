import { useId } from 'preact/hooks';
import type { Widget } from '../form/form-context.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

const MOST = 500;

/** The operators and brands that the account sees, by their paths. */
export const useOwners = (): readonly { readonly path: string; readonly name: string }[] => {
  const { data } = useLoad('owners', async (signal) => {
    if (!may('listOperators')) return [];
    const { body } = await pitboss.listOperators({ query: { limit: MOST } }, { signal });
    return body.flatMap(({ id, name, brands }) => [
      { path: id, name },
      ...brands.map((brand) => ({ path: `${id}:${brand.id}`, name: `${name}, ${brand.name}` })),
    ]);
  });
  return data ?? [];
};

const Owner = ({ attributes, value, setValue }: Parameters<Widget>[0]) => {
  const list = useId();
  return (
    <>
      <input
        {...attributes}
        {...{ list }}
        autocomplete="off"
        spellcheck={false}
        value={typeof value === 'string' ? value : ''}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <datalist id={list}>
        {useOwners().map(({ path, name }) => (
          <option key={path} value={path} label={name} />
        ))}
      </datalist>
    </>
  );
};

/** An operator or a brand, typed or chosen from what there is. */
export const ownerWidget: Widget = (control) => <Owner {...control} />;
