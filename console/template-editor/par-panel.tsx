import type { Measured, ParSheet, PotSheet } from '../../clients/simulator/par-sheet.ts';
import { amount, decimal, percent, wholeNumber } from '../../clients/simulator/words.ts';
import { faultText } from '../parts/fault-text.tsx';
import { say } from '../parts/notices.tsx';

const withInterval = ({ mean, within }: Measured, show: (value: number) => string): string =>
  within === null ? show(mean) : `${show(mean)} ± ${show(within)}`;

const PERCENTILES = [0.05, 0.5, 0.95];

/** Downloads the whole sheet as a page to file or to print. */
const download = async (sheet: ParSheet): Promise<void> => {
  const { sheetPage } = await import('../../clients/simulator/sheet-page.ts');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([sheetPage(sheet)], { type: 'text/html' }));
  link.download = `${(sheet.template.id ?? sheet.template.name).replaceAll(/[^\w.-]+/g, '-')}-par-sheet.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Shows how a jackpot will behave: warnings first, then the whole, then each pot. */
export const ParPanel = ({ sheet, progress }: { sheet: ParSheet; progress: number }) => {
  const { returned, volatility_index: volatility, house, warnings, template } = sheet;
  const { currency } = template;
  return (
    <div class="par" aria-busy={progress < 1}>
      {warnings.length > 0 && (
        <ul class="warnings note waiting">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <dl class="details">
        <Entry name="Paid back to players" value={withInterval(returned, percent)}>
          {returned.formula !== undefined && `by formula ${percent(returned.formula)}`}
        </Entry>
        {volatility !== null && <Entry name="Volatility index" value={decimal(volatility)} />}
        <Entry name="The house keeps a round" value={`${amount(house.per_round.mean)} ${currency}`}>
          {`lowest balance ${house.lowest}`}
        </Entry>
      </dl>
      {sheet.pots.map((pot) => (
        <Pot key={pot.id} of={pot} currency={currency} />
      ))}
      <p class="hint">
        {wholeNumber(sheet.rounds)} of {wholeNumber(sheet.rounds_planned)} rounds, seed {sheet.seed}
        {progress < 1 ? ', still playing…' : '.'} Intervals hold in 95 of 100 cases.
      </p>
      <button
        type="button"
        class="quiet"
        disabled={progress < 1}
        onClick={() => void download(sheet).catch((error: unknown) => say(faultText(error), true))}
      >
        Download the par sheet
      </button>
    </div>
  );
};

const Entry = ({ name, value, children }: { name: string; value: string; children?: preact.ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong> <span class="hint">{children}</span>
    </dd>
  </div>
);

const formula = (measured: Measured | undefined, show: (value: number) => string): string | false =>
  measured?.formula !== undefined && `by formula ${show(measured.formula)}`;

const Pot = ({ of: pot, currency }: { of: PotSheet; currency: string }) => (
  <section class="par-pot" aria-label={`Pot ${pot.id}, simulated`}>
    <h3>{pot.id}</h3>
    <dl class="details">
      <Entry
        name="Won once in"
        value={pot.hit_every === undefined ? 'never in this run' : `${withInterval(pot.hit_every, decimal)} rounds`}
      >
        {formula(pot.hit_every, decimal)}
      </Entry>
      {pot.value && (
        <Entry name={`Pays, in ${currency}`} value={withInterval(pot.value, amount)}>
          {formula(pot.value, amount)}
        </Entry>
      )}
      {pot.percentiles && (
        <Entry
          name="5 %, half, 95 % of wins pay at most"
          value={PERCENTILES.flatMap((share) => {
            const found = pot.percentiles?.find((each) => each.share === share);
            return found === undefined ? [] : [amount(found.value)];
          }).join(' · ')}
        />
      )}
      <Entry name="Share of contributions paid" value={percent(pot.returned.mean)} />
      {pot.seed_saved && (
        <Entry name="Saved for a seed" value={withInterval(pot.seed_saved, amount)}>
          {`of ${amount(pot.seed)}`}
        </Entry>
      )}
      {pot.house_adds && (
        <Entry name="The house adds a win" value={withInterval(pot.house_adds, amount)}>
          {pot.short && `at ${percent(pot.short.mean)} of wins`}
        </Entry>
      )}
    </dl>
  </section>
);
