import {
  createFreespinInstance,
  createFreespinTemplate,
  listFreespinTemplates,
  updateFreespinTemplate,
} from '../../generated/forms/bonuses.gen.ts';
import { BonusPages, FreespinValue } from '../bonuses/freespins.tsx';
import { Act } from '../parts/act.tsx';
import { durationWidget, msText } from '../parts/duration.tsx';
import { Time } from '../parts/figures.tsx';
import { Head } from '../parts/layout.tsx';
import { List } from '../parts/list.tsx';
import { Peek } from '../parts/look.tsx';
import { say } from '../parts/notices.tsx';
import { linesWidget, SUGGESTIONS } from '../parts/widgets.tsx';

const WIDGETS = {
  '/operator_id': SUGGESTIONS.operator,
  '/brand_id': SUGGESTIONS.owner,
  '/expires_after_ms': durationWidget,
} as const;

/** Templates of freespins. */
export const FreespinTemplatesScreen = () => (
  <List
    operation="listFreespinTemplates"
    form={listFreespinTemplates}
    label="Templates"
    keyOf={({ id }) => id}
    head={(again) => (
      <>
        <Head title="Templates of freespins">
          <Act
            operation="createFreespinTemplate"
            form={createFreespinTemplate}
            label="Create a template"
            isMain
            widgets={WIDGETS}
            done={({ name }) => {
              say(`Created ${name}.`);
              again();
            }}
          />
        </Head>
        <BonusPages />
      </>
    )}
    columns={[
      { name: 'Name', sort: 'name', cell: ({ name }) => name },
      { name: 'Value', isNumber: true, cell: ({ freespin_type: value }) => <FreespinValue of={value} /> },
      { name: 'For', cell: ({ operator_id: operator, brand_id: brand = '' }) => brand || operator },
      {
        name: 'Usable for',
        cell: ({ expires_after_ms: ms }) => (ms === 0 ? 'The whole period' : msText(ms)),
      },
      { name: 'ID', sort: 'id', isMinor: true, cell: ({ id }) => <span class="code">{id}</span> },
      { name: 'Created', sort: 'timestamp_created', isMinor: true, cell: (row) => <Time at={row.timestamp_created} /> },
    ]}
    actions={(template, again) => (
      <>
        <Act
          operation="createFreespinInstance"
          form={createFreespinInstance}
          label="Set up"
          subject={template.name}
          title={`Set up ${template.name}`}
          action="Set up the freespins"
          fixed={{ body: { template_id: template.id } }}
          initial={{ body: { instance_name: template.name, available_for: [] } }}
          widgets={{ '/brand_id': SUGGESTIONS.owner, '/available_for/*/game_ids': linesWidget }}
          done={({ name }) => say(`Set up ${name}.`)}
        >
          <p>The freespins keep the values that the template has now, and can be awarded within their period.</p>
        </Act>
        <Act
          operation="updateFreespinTemplate"
          form={updateFreespinTemplate}
          label="Change"
          subject={template.name}
          title={`Change ${template.name}`}
          action="Save the template"
          fixed={{ body: { id: template.id } }}
          initial={{
            body: {
              name: template.name,
              operator_id: template.operator_id,
              brand_id: template.brand_id,
              freespin_type: template.freespin_type,
              expires_after_ms: template.expires_after_ms,
            },
          }}
          widgets={WIDGETS}
          done={() => {
            say(`Saved ${template.name}.`);
            again();
          }}
        >
          <p>Freespins that are set up already stay as they are.</p>
        </Act>
        <Peek title={template.name} of={template} target={template.id} />
      </>
    )}
    empty={<p>There is no template yet. Create one, then set up freespins from it.</p>}
  />
);
