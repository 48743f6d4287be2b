import type { Command } from '../command.ts';
import { redocly } from '../redocly.ts';
import { refuseAny } from '../refusal.ts';
import { readRegistry } from '../registry.ts';
import { faultsOf } from '../rules.ts';
import { readSections } from '../sections.ts';

export const lint: Command = {
  name: 'lint',
  summary: 'checks the specs by the lint rules and by what the generator needs',
  run: async ({ config: read, print, progress }) => {
    const config = read();
    const files = config.apis.flatMap((api) => Object.values(api.sections));
    progress('linting');
    const { failed, output } = redocly(config.root, ['lint', '--config', config.lint, '--format', 'stylish', ...files]);
    if (failed) {
      print(output.trim());
      return false;
    }
    progress('looking for what would generate something wrong');
    refuseAny(faultsOf(config, readRegistry(config), readSections(config)));
    print(`${files.length} sections pass`);
    return true;
  },
};
