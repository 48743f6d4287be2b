import type { JackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { createTemplate } from '../../generated/forms/jackpots.gen.ts';
import { FaultText } from '../parts/fault-text.tsx';
import { amountText, percentText } from '../parts/figure-texts.ts';
import { Amount } from '../parts/figures.tsx';
import { History } from '../parts/history.tsx';
import { Details, Head } from '../parts/layout.tsx';
import { Rest } from '../parts/rest.tsx';
import { Table } from '../parts/table.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';
import { Compare } from '../template-editor/compare.tsx';
import { EditingContext } from '../template-editor/editing.ts';
import { hitWords } from '../template-editor/hit-words.ts';
import { ShareBar } from '../template-editor/share-bar.tsx';
import { TemplateActs } from '../template-editor/template-acts.tsx';
import { draftOfTemplate } from '../template-editor/template-in.ts';

type Size = JackpotTemplate['house_hold_contribution'];

const sizeText = (size: Size, currency: string): string =>
  'Percentage' in size ? percentText(size.Percentage) : `${amountText(size.Fixed, currency)} ${currency}`;

/** One template: what it says, what can be done with it, and what was made from it. */
export const TemplateScreen = ({ params: { template_id = '' } }: { params: ScreenParams }) => {
  const { data, fault, again } = useLoad(
    `template ${template_id}`,
    async (signal) => (await pitboss.getTemplate({ path: { template_id } }, { signal })).body,
  );
  if (data === undefined)
    return (
      <>
        <h1>Template</h1>
        {fault === undefined ? <p class="dim">Loading…</p> : <FaultText of={fault} again={again} />}
      </>
    );
  return <Shown template={data} again={again} />;
};

const Shown = ({ template, again }: { template: JackpotTemplate; again: () => void }) => {
  const { currency, contribution_rules: rules, pots } = template;
  const { body: draft } = draftOfTemplate(createTemplate, template, true);
  return (
    <>
      <Head title={template.name} state={<Tag of={template.published ? 'Published' : 'Draft'} />}>
        <TemplateActs {...{ template, again }} />
      </Head>
      <Details
        of={[
          ['Id', <span class="code">{template.id}</span>],
          ['Owner', template.owner_id],
          ['Type', template.jackpot_type],
          ['Version', template.version],
          ['Jackpots that use it', template.reference_count],
          [
            'Each round contributes',
            `${sizeText(rules.contribution_type, currency)}${'Percentage' in rules.contribution_type ? ' of the wager' : ''}`,
          ],
          ['The operator pays', percentText(rules.operator_contribution_percentage)],
          ['Description', template.description],
        ]}
      />
      <EditingContext.Provider value={{ draft, put: () => {}, change: () => {} }}>
        <ShareBar isShown />
      </EditingContext.Provider>
      <h2>Pots</h2>
      <Table
        label="Pots"
        rows={pots}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Pot', cell: ({ id }) => id },
          { name: 'Share', isNumber: true, cell: ({ contribution: share }) => sizeText(share, currency) },
          {
            name: 'Opens at',
            isNumber: true,
            cell: ({ seed_strategy: seed }) => <Amount of={seed.initial_seed_value} currency={currency} />,
          },
          {
            name: 'Put aside for seeds',
            isNumber: true,
            isMinor: true,
            cell: ({ seed_contribution: part }) => sizeText(part, currency),
          },
          { name: 'Won', isText: true, cell: (pot) => hitWords(pot, currency) },
        ]}
      />
      <Preview template={template} />
      <Instances id={template.id} />
      <Compare id={template.id} />
      <Rest
        of={template}
        known={[
          ...(['id', 'name', 'owner_id', 'currency', 'jackpot_type', 'version', 'published'] as const),
          ...(['reference_count', 'description', 'house_hold_contribution'] as const),
        ]}
        title="All of its rules"
      />
      <History of={template.id} />
    </>
  );
};

/** Shows one contribution in the currencies of the players. */
const Preview = ({ template }: { template: JackpotTemplate }) => {
  const { data = [] } = useLoad(`preview ${template.id} ${template.version}`, async (signal) => {
    if (!may('previewTemplate')) return [];
    const request = { query: { template_id: template.id }, body: template };
    return (await pitboss.previewTemplate(request, { signal })).body;
  });
  // In the jackpot's own currency alone it says nothing new.
  if (data.length < 2) return null;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">One contribution in other currencies</h2>
      <ul class="in-currencies">
        {data.map(({ currency, value }) => (
          <li key={currency}>
            <Amount of={value} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const MOST = 500;

const Instances = ({ id }: { id: string }) => {
  const { data } = useLoad(`made from ${id}`, async (signal) => {
    if (!may('listInstances')) return undefined;
    // The platform cannot list the instances of one template.
    const { body } = await pitboss.listInstances({ query: { limit: MOST } }, { signal });
    return { made: body.filter(({ template_id }) => template_id === id), isAll: body.length < MOST };
  });
  if (data === undefined) return null;
  return (
    <section aria-labelledby="made-from-it">
      <h2 id="made-from-it">Jackpots made from it</h2>
      {data.made.length === 0 ? (
        <p class="dim">{data.isAll ? 'None yet.' : `None among the first ${MOST} jackpots.`}</p>
      ) : (
        <Table
          label="Jackpots made from it"
          rows={data.made}
          keyOf={(instance) => instance.id}
          columns={[
            {
              name: 'Name',
              cell: (instance) => <a href={linkTo(`/jackpots/${encodeURIComponent(instance.id)}`)}>{instance.name}</a>,
            },
            { name: 'State', cell: ({ status }) => <Tag of={status} /> },
            { name: 'Owner', cell: ({ owner_id: owner }) => owner },
          ]}
        />
      )}
    </section>
  );
};
