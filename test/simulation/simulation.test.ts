// On SQLite alone: its reader opens a file.
import { simulationShows } from './facts.ts';

simulationShows(4_000);
