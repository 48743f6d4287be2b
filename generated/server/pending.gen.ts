// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

const notImplemented = () => Promise.resolve({ problem: 'not_implemented', status: 501 } as const);

export const pending = {
  awardFreespins: notImplemented,
  awardBonus: notImplemented,
  listFreespinInstances: notImplemented,
  createFreespinInstance: notImplemented,
  listFreespinTemplates: notImplemented,
  createFreespinTemplate: notImplemented,
  updateFreespinTemplate: notImplemented,
  reportFreespinUse: notImplemented,
  listPlayerBonuses: notImplemented,
  getPlayerJackpot: notImplemented,
  setPlayerOptIn: notImplemented,
};
