import { useState } from 'preact/hooks';
import { Fault } from '../parts/fault.tsx';
import { Changes } from '../parts/history.tsx';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

const MOST = 500;

/** What differs between this template and another, field by field. */
export const Compare = ({ id }: { id: string }) => {
  const [other, setOther] = useState('');
  const { data: others = [] } = useLoad('templates to compare', async (signal) => {
    const { body } = await pitboss.listTemplates({ query: { limit: MOST } }, { signal });
    return body.map((each) => ({ id: each.id, name: each.name }));
  });
  if (!may('compareTemplates') || others.length < 2) return null;
  return (
    <section aria-labelledby="compare">
      <h2 id="compare">Compare</h2>
      <label class="form">
        What is different in
        <select value={other} onChange={(event) => setOther(event.currentTarget.value)}>
          <option value="">Choose a template…</option>
          {others
            .filter((each) => each.id !== id)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({each.id})
              </option>
            ))}
        </select>
      </label>
      {other !== '' && <Differences key={other} before={id} after={other} />}
    </section>
  );
};

const Differences = ({ before, after }: { before: string; after: string }) => {
  const { data, fault, again } = useLoad(`compare ${before} ${after}`, async (signal) => {
    const query = { before_id: before, after_id: after };
    return (await pitboss.compareTemplates({ query }, { signal })).body;
  });
  if (data === undefined) return fault === undefined ? <p class="dim">Loading…</p> : <Fault of={fault} again={again} />;
  return data.length === 0 ? <p>Nothing is different.</p> : <Changes of={data} />;
};
