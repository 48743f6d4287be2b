import { useState } from 'preact/hooks';
import { FaultText } from '../parts/fault-text.tsx';
import { ChangeList } from '../parts/history.tsx';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';

const MOST = 500;

/** Compares this template with another, field by field. */
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
        Differences from
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
  if (data === undefined)
    return fault === undefined ? <p class="dim">Loading…</p> : <FaultText of={fault} again={again} />;
  return data.length === 0 ? <p>Nothing is different.</p> : <ChangeList of={data} />;
};
