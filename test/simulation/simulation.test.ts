import { simulationShows } from './facts.ts';

simulationShows(2_000);
