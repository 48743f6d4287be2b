// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

const notImplemented = () => Promise.resolve({ problem: 'not_implemented', status: 501 } as const);

export const pending = {
  setCorsOrigins: notImplemented,
  removeCorsOrigins: notImplemented,
  getPlayerJackpot: notImplemented,
  setPlayerOptIn: notImplemented,
};
