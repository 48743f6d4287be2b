import { isOnPostgres } from '../support/engine-store.ts';
import { simulationShows } from './facts.ts';

// On PostgreSQL, one operation takes as long as several on SQLite.
simulationShows(isOnPostgres ? 2_000 : 4_000);
