// A long proof: only 100,000 operations try every rule and every refusal.
// On SQLite alone: on PostgreSQL it would take too long, and simulation.test.ts plays fewer operations there.
import { simulationShows } from './facts.ts';

simulationShows(Number(process.env.PITBOSS_SIMULATION_OPERATIONS ?? 100_000));
