// A long proof: it needs the single executable.
import { built } from '../cli/program.ts';
import { suite } from '../support/suite.ts';
import { carriesPages } from './carries-pages.ts';

suite('docs/serve by the executable', (test) => {
  test('the single executable, in an empty folder, has the same pages', () => carriesPages([built('pitboss')]));
});
