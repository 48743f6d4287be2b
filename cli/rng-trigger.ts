import { createPlan } from '../clients/simulator/plan.ts';
import { somePlayers } from '../clients/simulator/players.ts';
import { USUAL } from '../clients/simulator/simulate.ts';
import type { Draw } from '../domain/draw.ts';
import { drawContribution } from '../domain/jackpot/draw-contribution.ts';
import type { PotDecision } from '../domain/jackpot/entry.ts';
import { openState } from '../domain/jackpot/open-state.ts';
import { quote } from '../domain/jackpot/quote.ts';
import { findTimeTrigger, windowAt } from '../domain/jackpot/window.ts';
import { ONE } from '../domain/money/fraction.ts';
import { AmountOutOfRange, type Micros, microsFromDecimal } from '../domain/money/micros.ts';
import type { StoredTemplate } from '../wire/stored-template.ts';
import { begunGenerator } from './begun-generator.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { inParts, printParts } from './print-parts.ts';
import { readJson } from './read-json.ts';
import { readWholeNumber } from './read-whole-number.ts';
import { readTemplate } from './simulate/read-template.ts';

/** Draws the triggers of a pot as the first contribution to a new jackpot does, and prints each with its draws. */
export const rngTrigger: Run = async (words, usage) => {
  const { values, positionals } = parseOptions({
    args: [...words],
    allowPositionals: true,
    options: {
      ...JSON_OPTION,
      pot: { type: 'string' },
      count: { type: 'string' },
      wager: { type: 'string' },
      after: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new CommandError(`Name one template. Usage: pitboss ${usage}`);
  const { pot, count } = values;
  if (pot === undefined || count === undefined)
    throw new CommandError(`${pot === undefined ? '--pot' : '--count'} is missing. Usage: pitboss ${usage}`);
  const many = readWholeNumber('--count', count, Number.MAX_SAFE_INTEGER);
  const wager = wagerOf(values.wager ?? '1');
  const afterMs = values.after === undefined ? undefined : readWholeNumber('--after', values.after, 10 ** 9, 0) * 1000;
  // Nothing is called, so the addresses in it do not matter.
  const checked = readTemplate(readJson(file), () => true, 0);
  if ('faults' in checked) {
    const { faults } = checked;
    const lines = faults.map(({ pointer, detail }) => `FAIL ${pointer || '/'}: ${detail}\n`);
    createOutput(values.json)(`${lines.join('')}${faults.length} to fix in ${file}.\n`, { file, faults });
    return STATUS.failed;
  }
  const { draw } = begunGenerator();
  const attempt = attemptAt(checked.template, { pot, wager, afterMs, draw });
  const lineOf = values.json ? documentOf : textOf;
  await printParts(inParts(many, () => attempt().map(lineOf).join('\n')));
  return 0;
};

const wagerOf = (text: string): Micros => {
  const isAmount = /^\d{1,9}(\.\d{1,6})?$/.test(text) && /[1-9]/.test(text);
  if (!isAmount) throw new CommandError(`--wager must be an amount such as 0.50, not “${text}”.`);
  return microsFromDecimal(text);
};

type Wish = {
  readonly pot: string;
  readonly wager: Micros;
  readonly afterMs: number | undefined;
  readonly draw: Draw;
};

/**
 * One contribution after another to the same new jackpot, of which only the one pot is enabled, so that no draw is another's.
 * @throws CommandError when the contribution draws nothing.
 */
const attemptAt = (template: StoredTemplate, { pot, wager, afterMs, draw }: Wish): (() => readonly PotDecision[]) => {
  const { currency } = template;
  const { rules } = createPlan(template, { ...USUAL, groups: somePlayers(currency), seed: 0 });
  const own = rules.pots.find(({ id }) => id === pot);
  if (own === undefined) throw new CommandError(`The template has no pot ${pot}.`);
  if (own.triggers.length === 0) throw new CommandError(`The pot ${pot} has no trigger that a contribution draws.`);
  const { state } = openState(rules);
  const quoted = (): ReturnType<typeof quote> => {
    try {
      return quote(rules, { wager, currency, rate: ONE, enabledPots: [pot] });
    } catch (error) {
      if (error instanceof AmountOutOfRange) throw new CommandError(`The wager is too large: ${error.message}.`);
      throw error;
    }
  };
  const one = quoted();
  if (!one.qualifies) throw new CommandError(`The wager is too small for the pot ${pot}.`);
  const time = findTimeTrigger(own);
  const window = time && windowAt(rules, time, rules.startsAtMs);
  const sinceMs = afterMs ?? (window === undefined ? 0 : Math.floor((window.endMs - window.startMs) / 2));
  if (window !== undefined && window.startMs + sinceMs >= window.endMs)
    throw new CommandError(
      `--after must be within the window, which takes ${(window.endMs - window.startMs) / 1000} s.`,
    );
  const context = { winnerCurrency: currency, rate: ONE, draw, atMs: rules.startsAtMs + sinceMs };
  const attempt = () => drawContribution(rules, state, one, context).entries[0]?.decisions ?? [];
  if (attempt().some(({ armed }) => !armed))
    throw new CommandError(`The pot ${pot} is not armed in a new jackpot: it could not be paid, so nothing is drawn.`);
  return attempt;
};

const textOf = ({ trigger, hit, draws }: PotDecision): string =>
  [hit ? 'hit' : 'miss', trigger, ...draws.map(({ outcome, range }) => `${outcome}/${range}`)].join(' ');

const documentOf = ({ trigger, hit, draws }: PotDecision): string =>
  JSON.stringify({
    trigger,
    hit,
    draws: draws.map(({ outcome, range }) => ({ outcome: outcome.toString(), range: range.toString() })),
  });
