import type { JackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { instantiateTemplate, publishTemplate } from '../../generated/forms/jackpots.gen.ts';
import { Act, ifMatch } from '../parts/act.tsx';
import { say } from '../parts/notices.tsx';
import { zoneWidget } from '../parts/suggested.tsx';
import { goTo, linkTo } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { ownerWidget } from './owner-widget.tsx';
import { Publish } from './publish.tsx';

/** Opens a jackpot made from a published template. */
export const Instantiate = ({
  template,
  label = 'Open a jackpot',
  done,
}: {
  template: JackpotTemplate;
  label?: string;
  done: (instanceId: string) => void;
}) => (
  <Act
    operation="instantiateTemplate"
    form={instantiateTemplate}
    {...{ label }}
    isMain
    fixed={{ body: { template_owner_id: template.owner_id, template_id: template.id } }}
    initial={{ body: { instance_owner_id: template.owner_id, instance_name: template.name } }}
    widgets={{ '/instance_owner_id': ownerWidget, '/schedule/time_zone': zoneWidget }}
    done={({ id }) => done(id)}
  >
    <p>
      Its pots open at their seeds, which the operator provides. It runs at once, or from the start of its schedule.
    </p>
  </Act>
);

/** Actions on a template. */
export const TemplateActs = ({ template, again }: { template: JackpotTemplate; again: () => void }) => {
  const { id, owner_id, published, version, reference_count: count, name } = template;
  return (
    <>
      {published ? (
        <Instantiate {...{ template }} done={(instance) => goTo(`/jackpots/${encodeURIComponent(instance)}`)} />
      ) : (
        <Publish template={template} again={again} />
      )}
      {may('updateTemplate') && count === 0 && (
        <a class="button" href={linkTo(`${templateAddress(template)}/edit`)}>
          Edit
        </a>
      )}
      {may('createTemplate') && (
        <a class="button" href={linkTo(`/templates/new?from=${encodeURIComponent(id)}`)}>
          Copy
        </a>
      )}
      {published && (
        <Act
          operation="publishTemplate"
          form={publishTemplate}
          label="Unpublish"
          title={`Unpublish ${name}`}
          fixed={{
            headers: ifMatch(version),
            body: { owner_id, template_id: id, publish: false },
          }}
          hidden={['/accept_warnings']}
          reload={again}
          done={() => {
            say(`${name} is a draft again.`);
            again();
          }}
        >
          <p>No further jackpots can be made from it. Running ones go on.</p>
        </Act>
      )}
    </>
  );
};

/** The screen of a template. */
export const templateAddress = ({ owner_id, id }: { readonly owner_id: string; readonly id: string }): string =>
  `/templates/${encodeURIComponent(owner_id)}/${encodeURIComponent(id)}`;
