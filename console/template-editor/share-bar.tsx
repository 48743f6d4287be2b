import { useContext } from 'preact/hooks';
import { textAt } from './draft-at.ts';
import { EditingContext } from './editing.ts';
import { exactText, NOTHING, nearest } from './exact.ts';
import { readShares, type ShareDraft, type Shares, withRestToHouse } from './shares.ts';
import { shareFault, toPercent } from './template-faults.ts';

const COLOURS = 6;
const WIDTH = 1000;

/**
 * Shows where each contribution goes: one bar that must be full, no more and no less.
 * @param isShown only to look at: the platform gives the house what is missing.
 */
export const ShareBar = ({ isShown = false }: { isShown?: boolean }) => {
  const { draft, change } = useContext(EditingContext);
  if (draft === undefined) return null;
  const shares = readShares(draft);
  const fault = shareFault(draft);
  const filled = isShown ? undefined : withRestToHouse(draft);
  return (
    <figure class={fault === undefined || isShown ? 'shares' : 'shares faulty'}>
      <Bar of={shares} />
      <figcaption>
        <ul class="legend">
          {shares.shares.map((share, index) => (
            <li key={share.at}>
              <svg class={`swatch series-${(index % COLOURS) + 1}`} viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" fill="currentColor" />
              </svg>{' '}
              {share.name || `Pot ${index}`} <strong>{sizeText(share, shares, textAt(draft, '/currency'))}</strong>
            </li>
          ))}
        </ul>
        {fault === undefined ? (
          <p class="dim">
            {shares.left === undefined
              ? 'Fixed amounts are taken from each contribution first, in order; what share of it they are depends on the wager.'
              : 'This is the whole contribution. The lighter part of a pot is put aside for its next seed.'}
          </p>
        ) : (
          <p class={isShown ? 'dim' : 'fault'} role="status">
            {isShown ? 'The rest goes to the house.' : fault}{' '}
            {filled && (
              <button type="button" class="quiet" onClick={() => change((whole) => withRestToHouse(whole) ?? whole)}>
                {isShort(shares) ? 'Give the rest to the house' : 'Take it from the house'}
              </button>
            )}
          </p>
        )}
      </figcaption>
    </figure>
  );
};

const isShort = ({ left }: Shares): boolean => left !== undefined && left.digits > 0n;

const sizeText = ({ part }: ShareDraft, { whole, isInAmounts }: Shares, currency: string): string => {
  if (part === undefined) return '–';
  return isInAmounts ? `${exactText(part)} ${currency}` : `${toPercent(part, whole)} %`;
};

const Bar = ({ of: { shares, whole, left } }: { of: Shares }) => {
  const all = nearest(whole);
  const taken = shares.reduce((sum, { part }) => sum + nearest(part ?? NOTHING), 0);
  const scale = Math.max(all, taken) === 0 ? 0 : WIDTH / Math.max(all, taken);
  let from = 0;
  const drawn = shares.map(({ at, name, part, seed }, index) => {
    const width = nearest(part ?? NOTHING) * scale;
    const seedWidth = Math.min(nearest(seed) * scale, width);
    const x = from;
    from += width;
    return { at, name, x, width, seedWidth, colour: `series-${(index % COLOURS) + 1}` };
  });
  const isOver = left !== undefined && left.digits < 0n;
  return (
    <svg class="bar-of-shares" viewBox={`0 0 ${WIDTH} 40`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="nothing" width={WIDTH} height="40" />
      {drawn.map(({ at, x, width, seedWidth, colour }) => (
        <g key={at} class={colour}>
          <rect {...{ x, width }} height="40" fill="currentColor" />
          <rect class="seed" x={x + width - seedWidth} width={seedWidth} height="40" />
          <rect class="edge" x={Math.max(0, x + width - 1)} width="2" height="40" />
        </g>
      ))}
      {isOver && <rect class="end" x={all * scale - 2} width="4" height="40" />}
    </svg>
  );
};
