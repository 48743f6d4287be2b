import type { LedgerDecision, LedgerDraw } from '../../clients/typescript/src/pitboss.ts';
import { words } from '../form/words.ts';

/** Draws beyond these are counted: a drawing of a raffle has one for each prize. */
const SHOWN = 12;
const WIDTH = 96;

/** The outcome of a decision. */
export const describeOutcome = ({ armed, hit, selected }: LedgerDecision): { text: string; tone: string } => {
  if (!armed) return { text: 'Not armed', tone: 'over' };
  if (!hit) return { text: 'Not hit', tone: '' };
  return selected ? { text: 'Hit', tone: 'good' } : { text: 'Hit, not chosen', tone: 'waiting' };
};

export const DecisionResult = ({ of }: { of: LedgerDecision }) => {
  const { text, tone } = describeOutcome(of);
  return <span class={`tag ${tone}`}>{text}</span>;
};

/** The draws for a jackpot's pots, and their outcome. */
export const Decisions = ({ of }: { of: readonly LedgerDecision[] }) => (
  <ul class="decisions">
    {of.map((decision, at) => (
      <li key={`${at} ${decision.pot_id}`}>
        <strong>{decision.pot_id}</strong> {words(decision.trigger).toLowerCase()} <DecisionResult of={decision} />
        <ul class="plain-list">
          {decision.draws.slice(0, SHOWN).map((draw, number) => (
            <li key={`${number} ${draw.outcome}`}>
              <Draw of={draw} />
            </li>
          ))}
          {decision.draws.length > SHOWN && <li class="dim">and {decision.draws.length - SHOWN} more draws</li>}
        </ul>
      </li>
    ))}
  </ul>
);

/** A number, and where it is in its range. Ranges can be longer than numbers are exact, so they stay text. */
const Draw = ({ of: { range, outcome } }: { of: LedgerDraw }) => {
  const last = BigInt(range) - 1n;
  const x = last > 0n ? Number((BigInt(outcome) * 1000n) / last) / 1000 : 0;
  const at = 2 + x * (WIDTH - 4);
  return (
    <span class="draw">
      <svg viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height="12" aria-hidden="true">
        <line class="range" x1="2" x2={WIDTH - 2} y1="6" y2="6" />
        <line class="outcome" x1={at} x2={at} y1="1" y2="11" />
      </svg>{' '}
      drew {grouped(outcome)} of 0 to {grouped(String(last))}
    </span>
  );
};

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');
