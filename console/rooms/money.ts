// The screens of money that moved, and of the players whose it is.
export { ApprovalsScreen } from '../screens/approvals.tsx';
export { BonusUsesScreen } from '../screens/bonus-uses.tsx';
export { BonusesScreen } from '../screens/bonuses.tsx';
export { CampaignsScreen } from '../screens/campaigns.tsx';
export { CancelsScreen } from '../screens/cancels.tsx';
export { ContributionScreen } from '../screens/contribution.tsx';
export { ContributionsScreen } from '../screens/contributions.tsx';
export { ExcludedPlayersScreen } from '../screens/excluded-players.tsx';
export { FreespinTemplatesScreen } from '../screens/freespin-templates.tsx';
export { FreespinsScreen } from '../screens/freespins.tsx';
export { MonthsScreen } from '../screens/months.tsx';
export { OptInsScreen } from '../screens/opt-ins.tsx';
export { PlayerScreen } from '../screens/player.tsx';
export { PlayersScreen } from '../screens/players.tsx';
export { ReportsScreen } from '../screens/reports.tsx';
export { WinsScreen } from '../screens/wins.tsx';
