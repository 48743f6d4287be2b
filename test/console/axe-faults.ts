import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Results = {
  readonly passes: readonly unknown[];
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
};

/** The faults that axe finds on a page, best practice included: each rule, with the place that breaks it and the remedy. */
export const axeFaults = async (page: {
  /** Runs a script in the page, or returns the value of an expression. */
  evaluate(text: string): Promise<unknown>;
  /** Runs a script, where an expression is something else. */
  run?(script: string): Promise<void>;
}): Promise<string[]> => {
  // The page's policy forbids scripts that are added to it, so this one is evaluated.
  await (page.run?.(AXE) ?? page.evaluate(AXE));
  const { passes, violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)} })`,
  )) as Results;
  if (passes.length < 10) throw new Error(`axe looked at nothing: ${passes.length} rules passed`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary.split('\n')[1]?.trim()}`),
  );
};
