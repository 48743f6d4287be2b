const FOR_GAMES = 'Games and wallets contribute; a person who did would charge a player by hand.';

const FOR_SERVICES = 'Services call it for a player in a game; people have the same on other screens.';

/** Operations of accounts that no screen reaches, each with the reason. */
export const EXCUSES: Readonly<Record<string, string>> = {
  contributeByGame: FOR_GAMES,
  contributeBySource: FOR_GAMES,
  contributeToInstance: FOR_GAMES,
  contributeToTarget: FOR_GAMES,
  excludePlayersListed: 'Registers come from other systems; a person pastes up to 500 ids where players are excluded.',
  getBrandCurrencies: FOR_SERVICES,
  getOperatorJackpot: FOR_SERVICES,
  getSourceJackpot: FOR_SERVICES,
  listOperatorSources: FOR_SERVICES,
  listTargetPotWinners: FOR_SERVICES,
  listTargetWinners: FOR_SERVICES,
  recordInstanceContribution: FOR_GAMES,
  recordSourceContribution: FOR_GAMES,
  setOperatorOptIn: FOR_SERVICES,
  setTargetOptIn: FOR_SERVICES,
};
