// The screens of jackpots as they run: what an operator looks at all day.
export { Screen as Jackpot } from '../screens/jackpot.tsx';
export { Screen as JackpotOptIns } from '../screens/jackpot-opt-ins.tsx';
export { Screen as JackpotTickets } from '../screens/jackpot-tickets.tsx';
export { Screen as JackpotWinners } from '../screens/jackpot-winners.tsx';
export { Screen as Jackpots } from '../screens/jackpots.tsx';
export { Screen as Ledger } from '../screens/ledger.tsx';
export { Screen as Pot } from '../screens/pot.tsx';
export { Screen as Raffles } from '../screens/raffles.tsx';
