import { listTemplates } from '../../generated/forms/jackpots.gen.ts';
import { percentText } from '../parts/figure-texts.ts';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { Tag } from '../parts/tag.tsx';
import { linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { templateAddress } from '../template-editor/template-acts.tsx';

/** Templates: drafts, and those that jackpots can be made from. */
export const TemplatesScreen = () => (
  <>
    <Head title="Templates">
      {may('createTemplate') && (
        <a class="button main" href={linkTo('/templates/new')}>
          New template
        </a>
      )}
    </Head>
    <List
      operation="listTemplates"
      form={listTemplates}
      label="Templates"
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'Name',
          sort: 'name',
          cell: (template) => <a href={linkTo(templateAddress(template))}>{template.name}</a>,
        },
        { name: 'State', cell: ({ published }) => <Tag of={published ? 'Published' : 'Draft'} /> },
        { name: 'Owner', sort: 'owner_id', cell: ({ owner_id: owner }) => owner },
        { name: 'Type', isMinor: true, cell: ({ jackpot_type: type }) => type },
        {
          name: 'Pots',
          isText: true,
          cell: ({ pots }) =>
            pots
              .map(({ id, contribution: share }) =>
                'Percentage' in share ? `${id} ${percentText(share.Percentage)}` : `${id} ${share.Fixed}`,
              )
              .join(', '),
        },
        { name: 'Jackpots', isNumber: true, cell: ({ reference_count: count }) => count },
        { name: 'Version', isNumber: true, isMinor: true, cell: ({ version }) => version },
        { name: 'Id', sort: 'id', isMinor: true, cell: ({ id }) => <span class="code">{id}</span> },
      ]}
      empty={
        <>
          <p>
            There is no template yet. A template says what a jackpot is: what a round contributes, and which pots it
            fills.
          </p>
          <p>
            {may('createTemplate') && <a href={linkTo('/start')}>From nothing to a running jackpot in five steps</a>}
          </p>
        </>
      }
    />
  </>
);
