import { PitbossBonuses } from './pitboss-bonuses.ts';
import { PitbossBrand } from './pitboss-brand.ts';
import { PitbossCelebration } from './pitboss-celebration.ts';
import { PitbossJackpot } from './pitboss-jackpot.ts';
import { PitbossLobby } from './pitboss-lobby.ts';
import { PitbossOptIn } from './pitboss-opt-in.ts';
import { PitbossTicker } from './pitboss-ticker.ts';
import { PitbossTickets } from './pitboss-tickets.ts';
import { PitbossWinners } from './pitboss-winners.ts';
import { register } from './register.ts';
import { themes } from './styles/themes.ts';
import { words as english } from './words/en.ts';

export type { WinDetail } from './feed.ts';
export type { LobbyJackpot, LobbyPot } from './lobby-jackpot.ts';
export type { Token } from './player-calls.ts';
export type { Words } from './words/en.ts';
export {
  PitbossBonuses,
  PitbossBrand,
  PitbossCelebration,
  PitbossJackpot,
  PitbossLobby,
  PitbossOptIn,
  PitbossTicker,
  PitbossTickets,
  PitbossWinners,
};

PitbossBrand.styles = [themes];
PitbossBrand.words = english;
register('pitboss-brand', PitbossBrand);
register('pitboss-ticker', PitbossTicker);
register('pitboss-opt-in', PitbossOptIn);
register('pitboss-jackpot', PitbossJackpot);
register('pitboss-lobby', PitbossLobby);
register('pitboss-winners', PitbossWinners);
register('pitboss-tickets', PitbossTickets);
register('pitboss-bonuses', PitbossBonuses);
register('pitboss-celebration', PitbossCelebration);
