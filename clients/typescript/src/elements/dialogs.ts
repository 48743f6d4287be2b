// Loaded together, after the page: one request for what only a click or a win shows.
export { askOptIn } from './ask-opt-in.ts';
export { celebrate } from './celebrate.ts';
