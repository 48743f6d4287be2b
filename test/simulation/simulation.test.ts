import { simulationShows } from './facts.ts';

simulationShows(4_000);
