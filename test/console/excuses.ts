const FOR_GAMES = 'Games and wallets contribute; a person who did would charge a player by hand.';

/** Operations of accounts that no screen reaches, each with the reason. */
export const EXCUSES: Readonly<Record<string, string>> = {
  contributeByGame: FOR_GAMES,
  contributeBySource: FOR_GAMES,
  contributeToInstance: FOR_GAMES,
  contributeToTarget: FOR_GAMES,
  recordInstanceContribution: FOR_GAMES,
  recordSourceContribution: FOR_GAMES,
};
