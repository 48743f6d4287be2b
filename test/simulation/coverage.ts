const BARRED = ['player_excluded', 'win_limit_reached'];

/**
 * The rules of the money model and the refusals that must occur in a simulation of 100,000 operations; otherwise it has shown nothing about
 * them. Names are those under which the auditor counts.
 */
export const COVERED: readonly string[] = [
  // Contributions: who pays, what qualifies, what a player chose, what a share becomes.
  ...['contribution', 'player pays', 'both pay', 'contribution that does not qualify', 'pot that is out'],
  ...['spin that pays', 'budget that pays', 'bonus and operator pay', 'bonus that is used up'],
  ...['budget that lowers a contribution', 'bonus that is passed over', 'bonus that has expired'],
  ...['bonus that is not for this'],
  ...['budget exhausted by Day', 'budget exhausted by Week', 'budget exhausted by Month', 'budget exhausted by Total'],
  ...['budget told of, PlayerPays', 'budget told of, Refuse', 'budget that leaves it to the player'],
  ...[
    'budget that is reserved',
    'budget that is given back',
    'budget that is used after a debit',
    'budget that is read',
  ],
  ...['budget that is used at once', 'budget of a later period'],
  ...['budget that a bonus uses', 'bonus that the budget does not cover'],
  ...['contribution that the player chose', 'contribution that is booked in a pause'],
  // Fractions of coins.
  ...['wager that only carries', 'coin that several wagers complete', 'fraction that a bonus leaves as it is'],
  ...['fraction that is given back by a refused debit', 'fraction that is given back by a cancel', 'fraction below 0'],
  'fraction with the part that a budget does not cover',
  ...['fund CollectToMinReseed', 'fund CollectAlways', 'fund None', 'seed part cut at min_reseed'],
  ...['overflow at the ceiling', 'flush', 'diversion'],
  ...['delivery that is done', 'delivery that is refused', 'delivery that is uncertain'],
  // Wins: what hits, what is armed, who is selected, who shares, what is left over.
  ...[
    'win by HitRate',
    'win by MustHitBy',
    'win by Time',
    'win by External',
    'win by Wheel',
    'window that was won by stake',
    'wheel without arms',
    'pot that passes the amount from which it can hit',
    'value that is weighed',
    'odds that rise by time',
    'odds that rise by value',
    'unarmed',
    'unarmed by hits before',
    'due hit',
    'due hit of a window',
  ],
  ...['window of months', 'window of a time zone', 'hours of a time zone'],
  ...['contribution of a round amount', 'odds of a round amount', 'choice of a step'],
  ...['window that was drawn', 'window that passed without arms', 'draw of its own', 'drawing that waited in a pause'],
  ...[
    'several hit, Highest',
    'several hit, Lowest',
    'several hit, None',
    'tie, Highest',
    'tie, Lowest',
    'residue',
    'fee of a win',
  ],
  ...['shared by ActivePlayers', 'a sample of active players', 'shared by HighestLifetimeContributor'],
  ...['shared by HighestContributionPerWin', 'no payee by ActivePlayers'],
  ...['no payee by HighestLifetimeContributor', 'no payee by HighestContributionPerWin'],
  ...['the best of more by HighestLifetimeContributor', 'the best of more by HighestContributionPerWin'],
  ...['fewer than may be paid by HighestLifetimeContributor', 'fewer than may be paid by HighestContributionPerWin'],
  // The next life of a pot.
  ...[
    'reseed Full',
    'reseed MinReseed',
    'reseed Available',
    'reseed above the ceiling',
    'disabled after its last life',
  ],
  ...['reseed from contributedSeed', 'reseed from overflow', 'reseed from surplusSeed', 'reseed from house'],
  // Raffles.
  ...['tickets by Contribution', 'tickets by BaseWager', 'prize without a winner', 'drawing that pays nothing'],
  ...['prize of tier 1', 'prize of tier 2', 'prize of tier 3', 'prize of tier 4'],
  // Payments.
  ...['payment', 'settlement', 'win that is held', 'release of a held win', 'settlement of what was held'],
  'win that is worth more than a review',
  ...['settlement of what was due', 'releaseWins wallet_not_configured'],
  ...['refusal of a held win', 'refuseWins not_held', 'refuseWins refused'],
  ...['credit of a batch that is done', 'credit of a batch that is refused', 'credit of a batch that is lost'],
  ...['credit of a batch that is hung', 'credit of a batch that is sent alone'],
  ...['segments that narrow down', 'segments that lead to several'],
  ...['segment of the request that admits', 'segment of the session that admits'],
  ...['jackpot of a source that is not for the segments', 'link that is not for the segments'],
  // Decisions about instances and players.
  ...['opt-in', 'opt-out', 'pauseInstance', 'resumeInstance', 'terminateInstance'],
  ...['adjustment of currentValue up', 'adjustment of currentValue down', 'adjustment that takes from the seed'],
  ...['adjustment of contributedSeed up', 'adjustment of contributedSeed down'],
  ...['adjustment of surplusSeed up', 'adjustment of surplusSeed down'],
  ...['boost of a seed', 'sweep of the house', 'sweepHouse house_pot_insufficient'],
  // Players who may not win.
  ...['exclusion', 'readmission', 'drawing in which nobody may win', 'excluded player of a window was passed over'],
  ...['excluded holder of tickets was passed over', 'excluded player of a community was passed over'],
  ...['win_limit holder of tickets was passed over', 'win_limit player of a community was passed over'],
  ...['transfer from Active', 'transfer_in', 'transfer_out'],
  // Replies.
  ...['contributeToInstance 200', 'contributeToInstance 204', 'contributeBySource 200', 'triggerWin 200'],
  ...['contributeToTarget 200', 'contributeToTarget 204', 'linked contribution'],
  'contribution through a link',
  ...['getInstance 200', 'getTicker 200', 'getContribution 200', 'listWinners 200'],
  // Refusals.
  ...refusals('contributeToInstance', [
    ...['amount_out_of_range', 'idempotency_key_in_flight', 'idempotency_key_reused', 'instance_changed'],
    ...['instance_out_of_schedule', 'instance_paused', 'instance_pending', 'instance_terminated'],
    ...['insufficient_funds', 'limit_exceeded', 'player_not_opted_in', 'wallet_currency_mismatch', 'wallet_failed'],
    ...['wallet_not_configured', 'wallet_refused_player', 'wallet_refused_session', 'wallet_timeout'],
    ...['wallet_refused', 'budget_exhausted', 'segment_excluded', ...BARRED],
  ]),
  ...refusals('contributeBySource', [
    ...['no_jackpot_for_source', 'player_not_opted_in', 'budget_exhausted', ...BARRED],
  ]),
  ...refusals('contributeToTarget', ['segment_excluded']),
  ...refusals('triggerWin', [
    ...['external_trigger_not_supported', 'instance_paused', 'instance_terminated', 'pot_disabled', 'pot_not_armed'],
    ...['player_not_opted_in', ...BARRED],
  ]),
  ...refusals('setPotCurrentValue', ['pot_ceiling_exceeded']),
  ...refusals('setOptIn', ['instance_terminated', 'player_excluded', 'preference_out_of_range']),
  ...refusals('pauseInstance', ['instance_terminated']),
  ...refusals('transferPots', ['transfer_invalid', 'instance_terminated', 'pot_disabled']),
];

function refusals(operation: string, codes: readonly string[]): readonly string[] {
  return codes.map((code) => `${operation} ${code}`);
}
