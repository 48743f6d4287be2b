import type { NewJackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { formats } from '../../codegen/pitboss/formats.ts';
import { type Draft, type RequestDraft, requestDraft } from '../../generated/forms/runtime/draft.gen.ts';
import type { Form } from '../../generated/forms/runtime/form.gen.ts';
import { type DraftFault, readRequest } from '../../generated/forms/runtime/read-draft.gen.ts';
import { partAt, withPart } from './draft-at.ts';
import { HOUSE } from './shares.ts';
import { ownFaults, shareFault } from './template-faults.ts';

export type WrittenTemplate = {
  /** As it would be sent; undefined while something cannot be sent. */
  readonly template: NewJackpotTemplate | undefined;
  readonly faults: readonly DraftFault[];
};

/** The template that was written, and the faults found before the platform checks it. */
export const templateIn = (draft: RequestDraft): WrittenTemplate => {
  const { request, faults } = readRequest(draft, formats);
  const shares = draft.body && shareFault(draft.body);
  const found = [...faults, ...ownFaults(draft)];
  return {
    // The form is made of the same specs as the type.
    template: faults.length > 0 ? undefined : (request.body as NewJackpotTemplate),
    faults: found.length > 0 || shares === undefined ? found : [{ pointer: HOUSE, detail: shares }],
  };
};

const CHOICES = ['/win_selector_strategy'];

/** The draft of a template. Keeps choices open that a stored one leaves out: they were never made. */
export const draftOfTemplate = (form: Form, template: object, isStored: boolean): RequestDraft => {
  const request = requestDraft(form, { body: template });
  if (!isStored) return request;
  const given = new Set(Object.keys(template).map((name) => `/${name}`));
  const body = CHOICES.filter((at) => !given.has(at)).reduce<Draft | undefined>((draft, at) => {
    const part = partAt(draft, at);
    return draft && part?.kind === 'choice' ? withPart(draft, at, { ...part, chosen: undefined }) : draft;
  }, request.body);
  return { ...request, body };
};
