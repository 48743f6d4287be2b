// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

/**
 * `params` takes { path, query, header }, header names in lower case, and turns texts into what the spec says in place: give it copies.
 * `body` takes the parsed body and leaves it as it is; it may be absent altogether only where the operation's route says so.
 */
export type RequestValidators = { readonly params: Validate; readonly body?: Validate };

export declare const requests: {
  readonly login: RequestValidators;
  readonly loginAdmin: RequestValidators;
  readonly getOwnAccount: RequestValidators;
  readonly saveOperators: RequestValidators;
  readonly getOperator: RequestValidators;
  readonly saveBrands: RequestValidators;
  readonly listSources: RequestValidators;
  readonly createSources: RequestValidators;
  readonly assignSources: RequestValidators;
  readonly listInstances: RequestValidators;
  readonly triggerWin: RequestValidators;
  readonly getInstance: RequestValidators;
  readonly listTemplates: RequestValidators;
  readonly createTemplate: RequestValidators;
  readonly instantiateTemplate: RequestValidators;
  readonly publishTemplate: RequestValidators;
  readonly getTemplate: RequestValidators;
  readonly contributeToInstance: RequestValidators;
  readonly contributeBySource: RequestValidators;
  readonly getContribution: RequestValidators;
  readonly listWinners: RequestValidators;
  readonly getTicker: RequestValidators;
  readonly getHealth: RequestValidators;
};
