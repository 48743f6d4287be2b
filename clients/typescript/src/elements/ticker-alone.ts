import { PitbossBrand } from './pitboss-brand.ts';
import { PitbossTicker } from './pitboss-ticker.ts';
import { register } from './register.ts';

export type { Token } from './player-calls.ts';
export type { Words } from './words/en.ts';
export { PitbossBrand, PitbossTicker };

register('pitboss-brand', PitbossBrand);
register('pitboss-ticker', PitbossTicker);
