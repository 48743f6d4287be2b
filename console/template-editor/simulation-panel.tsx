import { useState } from 'preact/hooks';
import type { NewJackpotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { ParPanel } from './par-panel.tsx';
import { useSimulation } from './use-simulation.ts';

const ROUNDS = [100_000, 1_000_000, 10_000_000];
const USUAL = { rounds: '1000000', seed: '1', players: '100x1', roundsPerHour: '1000', triggers: '' };

/** Simulates the template as it is being written, next to its pots. */
export const SimulationPanel = ({
  template,
  rounds = USUAL.rounds,
}: {
  template: NewJackpotTemplate | undefined;
  rounds?: string;
}) => {
  const [chosen, choose] = useState({ ...USUAL, rounds });
  const set =
    (name: keyof typeof USUAL) =>
    ({ currentTarget: { value } }: { currentTarget: { value: string } }): void =>
      choose({ ...chosen, [name]: value });
  const { sheet, progress, faults } = useSimulation(
    template && {
      template,
      players: chosen.players.trim(),
      rounds: Number(chosen.rounds),
      seed: Number(chosen.seed),
      roundsPerHour: Number(chosen.roundsPerHour),
      triggers: chosen.triggers,
    },
  );
  const own = faults.filter(({ pointer }) => !pointer.startsWith('/template'));
  return (
    <>
      {template !== undefined && faults.length === 0 && progress < 1 && (
        <progress aria-label="Rounds simulated" value={progress} max={1} />
      )}
      {(template === undefined || own.length < faults.length) && (
        <p class="dim">It is simulated once nothing is left to correct.</p>
      )}
      {own.length > 0 && (
        <ul class="fault">
          {own.map(({ pointer, detail }) => (
            <li key={pointer}>
              {NAMES[pointer] ?? ''} {detail}
            </li>
          ))}
        </ul>
      )}
      {sheet && faults.length === 0 && <ParPanel {...{ sheet, progress }} />}
      <details>
        <summary>Simulation settings</summary>
        <div class="fields">
          <label>
            Players and wagers
            <input value={chosen.players} onInput={set('players')} autocomplete="off" aria-describedby="players-hint" />
            <span class="hint" id="players-hint">
              80x0.50,20x5 are 80 players who wager 0.50 and 20 who wager 5.
            </span>
          </label>
          <label>
            Calls that win pots
            <input value={chosen.triggers} onInput={set('triggers')} autocomplete="off" aria-describedby="calls-hint" />
            <span class="hint" id="calls-hint">
              minor=60 is one of 60 rounds, on average.
            </span>
          </label>
          <label>
            Rounds
            <select value={chosen.rounds} onChange={set('rounds')}>
              {ROUNDS.map((count) => (
                <option key={count} value={String(count)}>
                  {count.toLocaleString('en')}
                </option>
              ))}
            </select>
          </label>
          <label>
            Rounds an hour
            <input value={chosen.roundsPerHour} onInput={set('roundsPerHour')} inputMode="numeric" autocomplete="off" />
          </label>
          <label>
            Seed
            <input value={chosen.seed} onInput={set('seed')} inputMode="numeric" autocomplete="off" />
          </label>
        </div>
      </details>
    </>
  );
};

const NAMES: Readonly<Record<string, string>> = {
  '/players': 'Players and wagers:',
  '/triggers': 'Calls that win pots:',
  '/rounds': 'Rounds:',
  '/seed': 'Seed:',
  '/roundsPerHour': 'Rounds an hour:',
};
