// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

/** `headers` takes the headers of a reply, names in lower case; null where none are declared, as `body` is where the reply has none. */
export type ReplyValidators = { readonly contentType: string | null; readonly headers: Validate | null; readonly body: Validate | null };

export declare const replies: {
  readonly login: { readonly [status: number]: ReplyValidators };
  readonly loginAdmin: { readonly [status: number]: ReplyValidators };
  readonly getOwnAccount: { readonly [status: number]: ReplyValidators };
  readonly saveOperators: { readonly [status: number]: ReplyValidators };
  readonly getOperator: { readonly [status: number]: ReplyValidators };
  readonly saveBrands: { readonly [status: number]: ReplyValidators };
  readonly listSources: { readonly [status: number]: ReplyValidators };
  readonly createSources: { readonly [status: number]: ReplyValidators };
  readonly assignSources: { readonly [status: number]: ReplyValidators };
  readonly listInstances: { readonly [status: number]: ReplyValidators };
  readonly triggerWin: { readonly [status: number]: ReplyValidators };
  readonly getInstance: { readonly [status: number]: ReplyValidators };
  readonly listTemplates: { readonly [status: number]: ReplyValidators };
  readonly createTemplate: { readonly [status: number]: ReplyValidators };
  readonly instantiateTemplate: { readonly [status: number]: ReplyValidators };
  readonly publishTemplate: { readonly [status: number]: ReplyValidators };
  readonly getTemplate: { readonly [status: number]: ReplyValidators };
  readonly contributeToInstance: { readonly [status: number]: ReplyValidators };
  readonly contributeBySource: { readonly [status: number]: ReplyValidators };
  readonly getContribution: { readonly [status: number]: ReplyValidators };
  readonly listWinners: { readonly [status: number]: ReplyValidators };
  readonly getTicker: { readonly [status: number]: ReplyValidators };
  readonly getHealth: { readonly [status: number]: ReplyValidators };
};
