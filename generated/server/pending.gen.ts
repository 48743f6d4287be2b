// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

const notImplemented = () => Promise.resolve({ problem: 'not_implemented', status: 501 } as const);

export const pending = {
  listOperatorPlayerInstanceTickets: notImplemented,
  listOperatorRaffleTickets: notImplemented,
  getOperatorJackpot: notImplemented,
  setOperatorOptIn: notImplemented,
  listOperatorPlayerTickets: notImplemented,
  setTargetOptIn: notImplemented,
  setCorsOrigins: notImplemented,
  removeCorsOrigins: notImplemented,
  getPlayerJackpot: notImplemented,
  setPlayerOptIn: notImplemented,
};
