import { useState } from 'preact/hooks';
import { ifMatch } from '../parts/act.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Head } from '../parts/layout.tsx';
import { say } from '../parts/notices.tsx';
import { goTo, linkTo } from '../shell/address.ts';
import { pitboss } from '../shell/platform.ts';
import type { ScreenParams } from '../shell/screen.ts';
import { useLoad } from '../shell/use-load.ts';
import { templateAddress } from '../template-editor/template-acts.tsx';
import { TemplateEditor } from '../template-editor/template-editor.tsx';

/** A stored template in the editor. It is saved only over the version that was opened. */
export const TemplateEditScreen = ({ params: { template_id = '' } }: { params: ScreenParams }) => {
  // Loaded once: a connection that is back must not take away what was typed.
  const [opened] = useState(() => pitboss.getTemplate({ path: { template_id } }));
  const { data: template, fault } = useLoad(`edit ${template_id}`, () => opened.then(({ body }) => body));
  const [version, setVersion] = useState<number>();
  if (template === undefined)
    return (
      <>
        <h1>Template</h1>
        {fault === undefined ? <p class="dim">Loading…</p> : <FaultText of={fault} />}
      </>
    );
  const takeOver = async (): Promise<void> => {
    const { body } = await pitboss.getTemplate({ path: { template_id } });
    setVersion(body.version);
    say(`The next save replaces version ${body.version}.`);
  };
  return (
    <>
      <Head title={`Edit ${template.name}`} />
      {template.reference_count > 0 && (
        <div class="note waiting">
          <p>
            {template.reference_count === 1 ? 'A jackpot' : `${template.reference_count} jackpots`} made from it has not
            ended, so it cannot be changed. <a href={linkTo(`/templates/new?from=${template_id}`)}>Change a copy</a>
          </p>
        </div>
      )}
      <TemplateEditor
        template={template}
        isStored
        action="Save"
        save={async ({ template: written, options }) => {
          const { body } = await pitboss.updateTemplate(
            { path: { template_id }, headers: ifMatch(version ?? template.version), body: written },
            options,
          );
          goTo(templateAddress(body));
        }}
        inConflict={() => (
          <div class="buttons">
            <a class="button" href={linkTo(templateAddress(template))} target="_blank" rel="noreferrer">
              See theirs in another tab
            </a>
            <button type="button" onClick={() => void takeOver().catch((error: unknown) => say(String(error), true))}>
              Replace theirs with mine
            </button>
          </div>
        )}
      />
    </>
  );
};
