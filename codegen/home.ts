/**
 * The folder of this program: `runtime/`, `templates/`, the entry and Redocly's plugin lie there. In the built package all of the program's
 * files are in one folder, so the others take it from here.
 */
export const HOME = import.meta.dirname;
