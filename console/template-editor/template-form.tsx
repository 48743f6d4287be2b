import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { type Draft, draftOf, type RequestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import type { DraftFault } from '../../generated/forms/runtime/read-draft.gen.ts';
import { FaultAt } from '../form/field-place.tsx';
import { FormContext, idAt, type Widget } from '../form/form-context.ts';
import { collectPlaces, matches, placed } from '../form/pointers.ts';
import { zoneWidget } from '../parts/suggested.tsx';
import { At, Choose, Others } from './at.tsx';
import { choiceAt, fieldsAt, partAt, textAt, withPart } from './draft-at.ts';
import { EditingContext, withChoice } from './editing.ts';
import { percentIn } from './exact.ts';
import { PERCENT_WIDGETS } from './percent-input.tsx';
import { Pots } from './pots.tsx';
import { ShareBar } from './share-bar.tsx';
import { CONTRIBUTION, HOUSE } from './shares.ts';
import { SizeField } from './size-field.tsx';

/** Fields that the platform maintains: it would ignore them. */
const KEPT_BY_PLATFORM = ['reference_count', 'published', 'version'];

const RULES = '/contribution_rules';
const CARRY = `${RULES}/carry_fractions`;

/** A raffle to begin with. */
const FIRST_RAFFLE = {
  cost_per_ticket: '10',
  cost_source: 'BaseWager',
  duration: { Days: 7 },
  prize_distribution: [
    { prize_percentage: '0.5', number_of_winners: 1 },
    { prize_percentage: '0.5', number_of_winners: 10 },
  ],
};

/** The prefix of the ids of its controls. */
export const FORM_ID = 'template';

export type TemplateFormProps = {
  readonly draft: RequestDraft;
  readonly set: (change: (draft: RequestDraft) => RequestDraft) => void;
  readonly faults: readonly DraftFault[];
  /** Controls of the screen's own, by pointer. */
  readonly widgets?: Readonly<Record<string, Widget>>;
  /** Fields that are not offered. */
  readonly hidden?: readonly string[];
};

/** The whole template: what the editor knows in plain words, and every other field with the form that is made of the specs. */
export const TemplateForm = ({ draft: request, set, faults, widgets = {}, hidden = [] }: TemplateFormProps) => {
  const { body: draft } = request;
  const concealed = useMemo(() => [...hidden, ...KEPT_BY_PLATFORM.map((name) => `/${name}`)], [hidden]);
  const isHidden = (pointer: string): boolean => concealed.some((pattern) => matches(pattern, pointer));
  const { placed: told } = placed(faults, collectPlaces(request, isHidden));
  const focused = useRef<string | undefined>(undefined);
  // A button that adds or removes a part is gone with it, and the focus would be with it.
  useEffect(() => {
    const element = focused.current === undefined ? null : document.getElementById(focused.current);
    focused.current = undefined;
    const control = element?.matches('fieldset') ? element.querySelector('input, select, textarea, button') : element;
    if (control instanceof HTMLElement) control.focus();
  }, [draft]);
  const change = (change: (draft: Draft) => Draft): void =>
    set((before) => (before.body === undefined ? before : { ...before, body: change(before.body) }));
  const all: Readonly<Record<string, Widget>> = { ...PERCENT_WIDGETS, TimeZone: zoneWidget, ...widgets };
  return (
    <FormContext.Provider
      value={{
        id: FORM_ID,
        faults: told,
        isHidden,
        focusOn: (element) => {
          focused.current = element;
        },
        widgetOf: (pointer, schema) =>
          Object.entries(all).find(([pattern]) => pattern.startsWith('/') && matches(pattern, pointer))?.[1] ??
          (schema === undefined ? undefined : all[schema]),
      }}
    >
      <EditingContext.Provider
        value={{ draft, put: (pointer, part) => change((whole) => withPart(whole, pointer, part)), change }}
      >
        <Sections />
      </EditingContext.Provider>
    </FormContext.Provider>
  );
};

const TYPES = { Jackpot: 'A jackpot, whose pots are won', Raffle: 'A raffle, whose pots are drawn among tickets' };

const SELECTORS = {
  Highest: 'The one with the highest value',
  Lowest: 'The one with the lowest value',
  None: 'All of them',
};

const Sections = () => {
  const { draft, change } = useContext(EditingContext);
  const isRaffle = choiceAt(draft, '/jackpot_type') === 'Raffle';
  const hasRules = isRaffle || partAt(draft, '/raffle_rules') !== undefined;
  return (
    <>
      <section aria-labelledby="the-jackpot">
        <h2 id="the-jackpot">The jackpot</h2>
        <div class="fields">
          <At of="/name" label="Name" hint="Shown to people." />
          <At of="/id" label="Id" hint="Unique on the platform. Left out, the platform gives one." />
          <At of="/owner_id" label="Owner" hint="An operator, such as northstar, or a brand, such as northstar:luna." />
          <At of="/currency" label="Currency" hint="Of all amounts here. Contributions in others are converted." />
          <Choose
            of="/jackpot_type"
            label="Kind"
            hint=""
            options={TYPES}
            chosen={(option) => change((whole) => withType(whole, option))}
          />
          <Choose
            of="/win_selector_strategy"
            label="If several pots are won at once, pay"
            hint=""
            options={SELECTORS}
          />
        </div>
        <At of="/description" label="Description" hint="" />
      </section>
      <section aria-labelledby="a-contribution">
        <h2 id="a-contribution">A contribution</h2>
        <div class="fields">
          <SizeField of={CONTRIBUTION} label="Each round contributes" hint="" ofWhat="of the wager" />
          <At
            of={`${RULES}/max_contribution`}
            label="At most"
            hint="Of one round. 8000000000 is no limit; winning by chance needs one."
          />
          <At
            of={`${RULES}/operator_contribution_percentage`}
            label="The operator pays"
            hint={payers(textAt(draft, `${RULES}/operator_contribution_percentage`))}
          />
          <At
            of={`${RULES}/opt_in_required`}
            label="Only players who opted in"
            hint="If not, every player takes part."
          />
          {(fieldsAt(draft, CONTRIBUTION)[0]?.name !== 'Fixed' || isOn(partAt(draft, CARRY))) && (
            <At
              of={CARRY}
              label="Keep fractions of a coin"
              hint="Of 1 % of 0.20, each fifth round debits a cent and takes part; otherwise, none would."
            />
          )}
        </div>
        <Told of={RULES} />
        <details>
          <summary>Round amounts in some currencies</summary>
          <At
            of={`${RULES}/contribution_by_currency`}
            label="Amounts by currency"
            hint="Each round contributes exactly this much in the currency, such as 0.10 GBP, and its chance follows from the exact worth."
          />
        </details>
        <details>
          <summary>Who takes part</summary>
          <Others
            of={RULES}
            known={[
              ...['contribution_type', 'max_contribution', 'contribution_by_currency'],
              ...['operator_contribution_percentage', 'opt_in_required', 'carry_fractions'],
            ]}
          />
        </details>
      </section>
      <section aria-labelledby="the-shares">
        <h2 id="the-shares">Distribution</h2>
        <ShareBar />
        <div class="fields">
          <SizeField
            of={HOUSE}
            label="Share of the house"
            hint="It pays for what seeds lack."
            ofWhat="of the contribution"
          />
        </div>
      </section>
      <section aria-labelledby="the-pots">
        <h2 id="the-pots">Pots</h2>
        <Pots />
      </section>
      {hasRules && (
        <section aria-labelledby="the-raffle" class="raffle">
          <h2 id="the-raffle">Tickets and prizes</h2>
          <RaffleRules />
        </section>
      )}
      <Unknown />
    </>
  );
};

/** Faults of a part that has no frame. */
const Told = ({ of }: { of: string }) => {
  const { id, faults } = useContext(FormContext);
  return <FaultAt id={`${idAt(id, of)}-whole`} fault={faults.get(of)} />;
};

const RAFFLE = '/raffle_rules';

const RaffleRules = () => {
  const { draft } = useContext(EditingContext);
  if (partAt(draft, RAFFLE) === undefined) return <At of={RAFFLE} label="Rules of tickets and prizes" />;
  return (
    <>
      <Told of={RAFFLE} />
      <div class="fields">
        <At of={`${RAFFLE}/cost_per_ticket`} label="A ticket for each" hint="In the jackpot’s currency." />
        <Choose
          of={`${RAFFLE}/cost_source`}
          label="Counted in"
          hint=""
          options={{ BaseWager: 'Wagers of players', Contribution: 'Contributions' }}
        />
      </div>
      <At of={`${RAFFLE}/duration`} label="Time between drawings" hint="" />
      <At
        of={`${RAFFLE}/prize_distribution`}
        label="Prizes"
        hint="Each tier is part of the pot, shared by its winners. Together at most 100 %."
      />
      <Others of={RAFFLE} known={['cost_per_ticket', 'cost_source', 'duration', 'prize_distribution']} />
    </>
  );
};

const KNOWN = [
  ...['name', 'id', 'owner_id', 'currency', 'jackpot_type', 'win_selector_strategy', 'description'],
  ...['contribution_rules', 'house_hold_contribution', 'pots', 'raffle_rules', ...KEPT_BY_PLATFORM],
];

/** Fields that are new in the specs. */
const Unknown = () => {
  const { draft } = useContext(EditingContext);
  return fieldsAt(draft, '').every(({ name }) => KNOWN.includes(name)) ? null : (
    <section aria-labelledby="everything-else">
      <h2 id="everything-else">Everything else</h2>
      <Others of="" known={KNOWN} />
    </section>
  );
};

const isOn = (part: Draft | undefined): boolean => part?.kind === 'boolean' && part.on === true;

const payers = (share: string): string => {
  const percent = percentIn(share);
  if (percent === '100') return 'All of it: players are not debited.';
  if (percent === '0') return 'Nothing: players pay all of it.';
  return 'The player pays the rest.';
};

/** Changes the type: adds or removes the raffle rules, and for a raffle removes what only jackpots have. */
const withType = (whole: Draft, option: string): Draft => {
  let next = withChoice(whole, '/jackpot_type', option);
  const field = fieldsAt(whole, '').find(({ name }) => name === 'raffle_rules');
  if (option !== 'Raffle' || field === undefined) return withPart(next, RAFFLE, undefined);
  next = withPart(next, RAFFLE, partAt(whole, RAFFLE) ?? draftOf(field, FIRST_RAFFLE));
  const pots = partAt(next, '/pots');
  const count = pots?.kind === 'list' ? pots.items.length : 0;
  for (let index = 0; index < count; index += 1) {
    next = withPart(next, `/pots/${index}/pot_types`, undefined);
    const at = `/pots/${index}/supports_external_trigger`;
    const trigger = partAt(next, at);
    if (trigger?.kind === 'boolean') next = withPart(next, at, { ...trigger, on: false });
  }
  return next;
};
