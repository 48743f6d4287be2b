// The screens of jackpots as they run: what an operator looks at all day.
export { JackpotScreen } from '../screens/jackpot.tsx';
export { JackpotOptInsScreen } from '../screens/jackpot-opt-ins.tsx';
export { JackpotShownScreen } from '../screens/jackpot-shown.tsx';
export { JackpotTicketsScreen } from '../screens/jackpot-tickets.tsx';
export { JackpotWinnersScreen } from '../screens/jackpot-winners.tsx';
export { JackpotsScreen } from '../screens/jackpots.tsx';
export { LedgerScreen } from '../screens/ledger.tsx';
export { PotScreen } from '../screens/pot.tsx';
export { RafflesScreen } from '../screens/raffles.tsx';
