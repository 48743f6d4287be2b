import { amountFormat } from './amounts.ts';
import { throwConfetti } from './confetti.ts';
import { el } from './dom.ts';
import { isStill } from './frames.ts';
import { adopt } from './shadow.ts';
import { base } from './styles/base.ts';
import { celebration } from './styles/celebration.ts';

const SHOWN_MS = 12_000;
const CHIME = [523.25, 659.25, 783.99, 1046.5];

export type Celebrated = {
  readonly title: string;
  /** In millionths of the currency that the player is paid in. */
  readonly micros: number;
  readonly currency: string;
  readonly language: string;
  readonly jackpot: string;
  readonly close: string;
  readonly hasSound: boolean;
};

/** Shows a win over the page until it is closed, at most for a while. A second win takes the place of the first. */
export const celebrate = (root: ShadowRoot, win: Celebrated): void => {
  adopt(root, [base, celebration]);
  const canvas = el('canvas', { 'aria-hidden': 'true' });
  const amount = amountFormat(win.language, win.currency).format(win.micros);
  const dialog = el(
    'dialog',
    { part: 'overlay', 'aria-label': win.title, close: () => dialog.remove() },
    canvas,
    el(
      'div',
      { class: 'panel', part: 'win' },
      el('p', { class: 'title' }, win.title),
      el('p', { class: 'amount', part: 'amount' }, el('bdi', {}, amount)),
      win.jackpot !== '' && el('p', { class: 'title', dir: 'auto' }, win.jackpot),
      el('button', { type: 'button', part: 'close', click: () => dialog.close() }, win.close),
    ),
  );
  root.replaceChildren(dialog);
  dialog.showModal();
  setTimeout(() => dialog.close(), SHOWN_MS);
  const colours = ['--pitboss-accent', '--pitboss-accent-2', '--pitboss-ink'].map((key) => colourOf(dialog, key));
  if (!isStill()) throwConfetti(canvas, colours);
  if (win.hasSound) chime();
};

/** The colour that a property means here: its text may depend on light and dark. */
const colourOf = (dialog: HTMLElement, key: string): string => {
  const probe = el('i');
  probe.style.color = `var(${key})`;
  dialog.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const chime = (): void => {
  const audio = new AudioContext();
  for (const [index, frequency] of CHIME.entries()) {
    const atS = audio.currentTime + index * 0.13;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, atS);
    volume.gain.exponentialRampToValueAtTime(0.001, atS + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(atS);
    tone.stop(atS + 0.5);
  }
  setTimeout(() => void audio.close(), 2_000);
};
