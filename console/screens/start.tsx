import type { ComponentChildren } from 'preact';
import { publishTemplate } from '../../generated/forms/jackpots.gen.ts';
import { FirstContribution } from '../jackpot/first-contribution.tsx';
import { Act, ifMatch } from '../parts/act.tsx';
import { FaultText } from '../parts/fault-text.tsx';
import { Amount } from '../parts/figures.tsx';
import { linkTo } from '../shell/address.ts';
import { POLL_MS } from '../shell/live.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { useLoad } from '../shell/use-load.ts';
import { NameForm } from '../start/name-form.tsx';
import { TemplateStep } from '../start/template-step.tsx';
import { WARNED } from '../template-editor/publish.tsx';
import { Instantiate, templateAddress } from '../template-editor/template-acts.tsx';

const FEW = 50;

/** Reads the progress from the platform. The guide keeps none itself, so it continues where another person left it. */
const readProgress = async (signal: AbortSignal) => {
  const query = { limit: FEW };
  const [operators, templates, jackpots, skeleton] = await Promise.all([
    may('listOperators') ? pitboss.listOperators({ query }, { signal }) : undefined,
    may('listTemplates') ? pitboss.listTemplates({ query }, { signal }) : undefined,
    may('listInstances') ? pitboss.listInstances({ query }, { signal }) : undefined,
    pitboss.getTemplateSkeleton({}, { signal }),
  ]);
  const operator = operators?.body[0];
  const jackpot = jackpots?.body[0];
  const all = templates?.body ?? [];
  const template =
    all.find(({ id }) => id === jackpot?.template_id) ?? all.find(({ published }) => published) ?? all[0];
  return { operator, brand: operator?.brands[0], template, jackpot, currency: skeleton.body.currency };
};

/** The first visit: from nothing to a running jackpot in five steps. */
export const StartScreen = () => {
  const { data, fault, again } = useLoad('first steps', readProgress, { everyMs: POLL_MS });
  if (data === undefined)
    return (
      <>
        <h1>First steps</h1>
        {fault === undefined ? <p class="dim">Loading…</p> : <FaultText of={fault} again={again} />}
      </>
    );
  const { operator, brand, template, jackpot, currency } = data;
  const isDone = [
    operator !== undefined,
    brand !== undefined,
    template !== undefined,
    template?.published === true || jackpot !== undefined,
    jackpot !== undefined,
  ];
  const next = isDone.indexOf(false);
  const step = (index: number): { index: number; isDone: boolean; isNext: boolean } => ({
    index,
    isDone: isDone[index] === true,
    isNext: index === next,
  });
  return (
    <>
      <h1>First steps</h1>
      <p>
        From nothing to a running jackpot in five steps. Everything can be changed later, but the rules of a jackpot
        that runs.
      </p>
      <ol class="steps">
        <Step {...step(0)} title="An operator" said={operator?.name}>
          <p>The casino whose players take part. It owns the jackpot, and its wallet pays the wins.</p>
          <NameForm
            what="operator"
            initial={{ id: 'my-casino', name: 'My casino' }}
            save={async (item) => (await pitboss.saveOperators({ body: [item] })).body}
            done={again}
          />
        </Step>
        <Step {...step(1)} title="A brand" said={brand?.name}>
          <p>The name by which players know the operator. Each player belongs to a brand.</p>
          {operator && (
            <NameForm
              what="brand"
              initial={{ id: 'main', name: operator.name }}
              save={async (item) => {
                const request = { path: { operator_id: operator.id }, body: [item] };
                return (await pitboss.saveBrands(request)).body;
              }}
              done={again}
            />
          )}
        </Step>
        <Step
          {...step(2)}
          title="A template"
          said={template && <a href={linkTo(templateAddress(template))}>{template.name}</a>}
        >
          <p>The rules: what a round contributes, and which pots it fills.</p>
          {operator && <TemplateStep owner={operator.id} currency={currency} done={again} />}
        </Step>
        <Step {...step(3)} title="Publish it" said={template?.published === true && 'Published'}>
          <p>The platform checks the rules. Jackpots can then be made from them.</p>
          {template && (
            <div class="buttons">
              <Act
                operation="publishTemplate"
                form={publishTemplate}
                label={`Publish ${template.name}`}
                isMain
                fixed={{
                  headers: ifMatch(template.version),
                  body: { owner_id: template.owner_id, template_id: template.id, publish: true },
                }}
                initial={WARNED}
                done={again}
                reload={again}
              >
                <p>While a jackpot that is made from it runs, its rules cannot be changed.</p>
              </Act>
              <a class="button" href={linkTo(templateAddress(template))}>
                See what it will do first
              </a>
            </div>
          )}
        </Step>
        <Step
          {...step(4)}
          title="Open the jackpot"
          said={
            jackpot && (
              <a href={linkTo(`/jackpots/${encodeURIComponent(jackpot.id)}`)}>
                {jackpot.name} is {jackpot.status}
              </a>
            )
          }
        >
          <p>A jackpot with these rules, whose pots begin at their seeds.</p>
          {template && (
            <div class="buttons">
              <Instantiate {...{ template }} label={`Open ${template.name}`} done={again} />
            </div>
          )}
        </Step>
      </ol>
      {jackpot && brand && operator && (
        <section aria-labelledby="it-runs">
          <h2 id="it-runs">It runs</h2>
          <ul class="pots">
            {jackpot.pots.map((pot) => (
              <li key={pot.id}>
                {pot.id} <Amount of={pot.current_value} currency={jackpot.currency} />
              </li>
            ))}
          </ul>
          <p role="status">
            {jackpot.total_contributions === 1 ? 'One contribution' : `${jackpot.total_contributions} contributions`} so
            far.
          </p>
          <FirstContribution jackpot={jackpot} brand={`${operator.id}:${brand.id}`} />
        </section>
      )}
    </>
  );
};

type StepProps = {
  readonly index: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  /** The result of the step. */
  readonly said: ComponentChildren;
  readonly children: ComponentChildren;
};

const Step = ({ index, title, isDone, isNext, said, children }: StepProps) => (
  <li class={isDone || isNext ? 'card step' : 'card step later'} aria-current={isNext ? 'step' : undefined}>
    <div class="head">
      <h2>
        {index + 1}. {title}
      </h2>
      {isDone && <span class="tag good">Done</span>}
      {isDone && said}
    </div>
    {isNext && children}
  </li>
);
