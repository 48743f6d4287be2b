import type { ContributionType, Duration, Pot, PotType } from '../../clients/typescript/src/pitboss.ts';
import { words } from '../form/words.ts';
import { MS_OF, msText } from '../parts/duration.tsx';
import { percentText } from '../parts/figure-texts.ts';
import { Amount, Time } from '../parts/figures.tsx';
import { Value } from '../parts/rest.tsx';

/** The share of something that a pot or the house takes. */
export const ShareText = ({ of, currency, whole }: { of: ContributionType; currency: string; whole: string }) =>
  'Fixed' in of ? (
    <Amount of={of.Fixed} currency={currency} />
  ) : (
    <>
      {percentText(of.Percentage)} {whole}
    </>
  );

/** The largest amount there is, which stands for no limit. */
const UNLIMITED = 8_000_000_000;

/** A limit of amounts. */
export const LimitText = ({ of, currency }: { of: string; currency: string }) =>
  Number(of) === UNLIMITED ? 'No limit' : <Amount of={of} currency={currency} />;

/** One way in which a pot is won, in a sentence. */
const Trigger = ({ of, currency }: { of: PotType; currency: string }) => {
  if ('HitRate' in of)
    return (
      <>
        By chance: 1 in {of.HitRate.max_magic_number.toLocaleString('en')} for every{' '}
        <Amount of={of.HitRate.cost_per_attempt} currency={currency} />
        {of.HitRate.ramp && `, rising with its ${of.HitRate.ramp.by.toLowerCase()} to `}
        {of.HitRate.ramp && `1 in ${of.HitRate.ramp.max_magic_number.toLocaleString('en')}`}
      </>
    );
  if ('Wheel' in of)
    return (
      <>
        By a wheel: 1 in {of.Wheel.max_magic_number.toLocaleString('en')} for every{' '}
        <Amount of={of.Wheel.cost_per_attempt} currency={currency} />, then{' '}
        {of.Wheel.levels.map(({ pot_id: pot, weight }) => `${pot} ${weight.toLocaleString('en')}`).join(' : ')}
      </>
    );
  if ('MustHitBy' in of)
    return (
      <>
        {of.MustHitBy.hit_from !== undefined && (
          <>
            From <Amount of={of.MustHitBy.hit_from} currency={currency} /> on,{' '}
          </>
        )}
        {of.MustHitBy.hit_from === undefined ? 'At' : 'at'} the latest at{' '}
        <Amount of={of.MustHitBy.hit_by} currency={currency} />
        {of.MustHitBy.weight === 2 && ', most likely near the end'}
      </>
    );
  if ('Time' in of)
    return (
      <>
        Between <Time at={of.Time.start_time} /> and <Time at={of.Time.end_time} />
        {of.Time.weighting === 'Stake' && ', drawn among all who contributed until then, by stake'}
      </>
    );
  return <Value name="" of={of} />;
};

/** The ways in which a pot is won. */
export const TriggerList = ({ of, currency }: { of: Pot; currency: string }) => (
  <ul class="plain-list">
    {of.pot_types.map((each, at) => (
      <li key={`${at} ${Object.keys(each).join(' ')}`}>
        <Trigger of={each} currency={currency} />
      </li>
    ))}
    {of.supports_external_trigger && <li>By request of an account or a service</li>}
  </ul>
);

/** The payees when a pot is won. */
export const PayeeList = ({ of }: { of: Pot }) => {
  const rules = of.payout_ruleset;
  if (of.payout_rules === 'WinnerOnly') return 'The winner alone';
  return rules === undefined ? (
    words(of.payout_rules)
  ) : (
    <ul class="plain-list">
      <li>{percentText(rules.main_winner_percentage)} the winner</li>
      {rules.payout_rules.map(({ payout_percentage: share, rule }, at) => (
        <li key={`${at} ${share}`}>
          {percentText(share)} {Object.keys(rule).map(words).join(', ').toLowerCase()}
          {Object.entries(rule).map(
            ([kind, of]) =>
              Object.keys(of).length > 0 && (
                <span key={kind}>
                  : <Value name="" of={of} />
                </span>
              ),
          )}
        </li>
      ))}
      <li>{percentText(rules.admin_fee)} the house</li>
    </ul>
  );
};

/** A duration, such as `7 days`. */
export const durationText = (duration: Duration): string => {
  const parts: [unit: string, count: number][] = Object.entries(duration);
  const sizes = parts.map(([unit, count]) => count * (MS_OF[unit.toLowerCase()] ?? Number.NaN));
  const ms = sizes.reduce((sum, size) => sum + size, 0);
  // Unknown units are shown as they are.
  return Number.isNaN(ms)
    ? parts.map(([unit, count]) => `${count.toLocaleString('en')} ${unit.toLowerCase()}`).join(' ')
    : msText(ms);
};
