import { ApiError } from '../../clients/typescript/src/pitboss.ts';
import { FaultText } from '../parts/fault-text.tsx';
import { Head } from '../parts/layout.tsx';
import { goTo, linkTo, parameter } from '../shell/address.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { STARTING_POINTS } from '../template-editor/starting-points.ts';
import { templateAddress } from '../template-editor/template-acts.tsx';
import { TemplateEditor } from '../template-editor/template-editor.tsx';

const SKELETON = 'skeleton';

/** Loads the first content of the editor: a copy of another template, a starting point, or the platform's skeleton. */
const firstTemplate = async (from: string, start: string, signal: AbortSignal): Promise<object> => {
  if (from !== '') {
    const { body } = await pitboss.getTemplate({ path: { template_id: from } }, { signal });
    const { id: _id, version: _version, reference_count: _count, published: _published, ...rest } = body;
    return { ...rest, name: `${rest.name} (copy)` };
  }
  const { body } = await pitboss.getTemplateSkeleton({}, { signal });
  const { id: _id, version: _version, reference_count: _count, published: _published, ...skeleton } = body;
  const point = STARTING_POINTS.find(({ id }) => id === start);
  return point === undefined ? skeleton : point.template(skeleton);
};

/** A new template: from a starting point, from the skeleton, or as a copy. */
export const TemplateNewScreen = () => {
  const start = parameter('start');
  const from = parameter('from');
  return (
    <>
      <Head title={from === '' ? 'New template' : 'Copy of a template'} />
      {start === '' && from === '' ? <Choices /> : <Opened key={`${start} ${from}`} {...{ start, from }} />}
    </>
  );
};

const Choices = () => (
  <>
    <p>Begin with one of these. Everything in it can be changed, and nothing is stored before you save.</p>
    <ul class="cards choices-to-start">
      {[
        ...STARTING_POINTS,
        { id: SKELETON, name: 'The platform’s own', about: 'One pot that is won when the operator triggers it.' },
      ].map(({ id, name, about }) => (
        <li class="card" key={id}>
          <h2>
            <a href={linkTo(`/templates/new?start=${id}`)}>{name}</a>
          </h2>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  </>
);

const Opened = ({ start, from }: { start: string; from: string }) => {
  const { data, fault, again } = useLoad(`template ${start} ${from}`, (signal) => firstTemplate(from, start, signal));
  if (data === undefined)
    return fault === undefined ? (
      <p class="dim">Loading…</p>
    ) : fault instanceof ApiError && fault.status === 404 ? (
      <p role="alert">There is no such template, or your account may not see it.</p>
    ) : (
      <FaultText of={fault} again={again} />
    );
  if (!may('createTemplate')) return <p role="alert">Your account may not create templates.</p>;
  return (
    <TemplateEditor
      template={data}
      isStored={false}
      action="Save as a draft"
      save={async ({ template, options }) => {
        const { body } = await pitboss.createTemplate({ body: template }, options);
        goTo(templateAddress(body));
      }}
    />
  );
};
