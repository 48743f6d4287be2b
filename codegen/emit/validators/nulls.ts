import type { Document } from '../../read/document/document.ts';
import type { BodyContent } from '../../read/project/operation.ts';
import { leaveOutNulls, NullPlans, type NullsLeftOut } from './null-plans.ts';

/** The code that removes nulls from bodies, for a module of validators. */
type Nulls = {
  /** True if the document enables it. */
  readonly isAsked: boolean;
  /** The function for a body with one of these contents; undefined if no null can be removed. */
  call(contents: readonly BodyContent[]): string | undefined;
  /** The statements that the calls depend on, once all calls are known. */
  statements(): string[];
};

/** JSON bodies may have null for an optional field where the document says so: `x-null-is-left-out: [requests]`. */
export const locateNulls = (document: Document, side: NullsLeftOut): Nulls => {
  const isAsked = document['x-null-is-left-out']?.includes(side) === true;
  const plans = new NullPlans(document);
  return {
    isAsked,
    call: (contents) => {
      const schemas = contents.flatMap(({ type, schema }) => (isAsked && schema && /json/.test(type) ? [schema] : []));
      const place = plans.add(schemas.length > 1 ? { anyOf: schemas } : schemas[0]);
      return place === undefined ? undefined : `(body) => leaveOutNulls(nullPlans, ${place}, body)`;
    },
    statements: () =>
      plans.list.length === 0
        ? []
        : [
            `const leaveOutNulls = ${leaveOutNulls};`,
            'const nullPlans = [',
            ...plans.list.map((plan) => `  ${JSON.stringify(plan)},`),
            '];',
            '',
          ],
  };
};
