// A long proof: only 100,000 operations try every rule and every refusal.
// On SQLite alone: its reader opens a file.
import { simulationShows } from './facts.ts';

simulationShows(Number(process.env.PITBOSS_SIMULATION_OPERATIONS ?? 100_000));
