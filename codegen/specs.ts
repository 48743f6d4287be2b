import type { Config } from './config.ts';
import { readFormats } from './formats.ts';
import { readSections, type Section } from './sections.ts';
import type { Formats } from './validators.ts';

/** What every command reads first: sections and formats. */
export const readSpecs = async (config: Config): Promise<{ sections: readonly Section[]; formats: Formats }> => {
  const { formats } = await readFormats(config);
  return { sections: readSections(config, { formats: new Set(Object.keys(formats)) }), formats };
};
