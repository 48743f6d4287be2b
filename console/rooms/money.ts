// The screens of money that moved, and of the players whose it is.
export { Screen as Approvals } from '../screens/approvals.tsx';
export { Screen as Bonuses } from '../screens/bonuses.tsx';
export { Screen as Cancels } from '../screens/cancels.tsx';
export { Screen as Contribution } from '../screens/contribution.tsx';
export { Screen as Contributions } from '../screens/contributions.tsx';
export { Screen as FreespinTemplates } from '../screens/freespin-templates.tsx';
export { Screen as Freespins } from '../screens/freespins.tsx';
export { Screen as Months } from '../screens/months.tsx';
export { Screen as OptIns } from '../screens/opt-ins.tsx';
export { Screen as Player } from '../screens/player.tsx';
export { Screen as Players } from '../screens/players.tsx';
export { Screen as Reports } from '../screens/reports.tsx';
export { Screen as Wins } from '../screens/wins.tsx';
