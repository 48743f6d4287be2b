type Waiting = { readonly operatorId: string; readonly lane: string };

/**
 * Lanes in the order of their turns: one of each operator, then the next one of each. An operator begins behind the lane that it began last.
 * `next(false)` ends the turns of the operator of the lane before.
 */
export function* inTurns<Lane extends Waiting>(
  lanes: readonly Lane[],
  lastBegun: ReadonlyMap<string, string>,
): Generator<Lane, void, boolean | undefined> {
  let queues = [...Map.groupBy(lanes, ({ operatorId }) => operatorId)].map(([operatorId, own]) => {
    const last = lastBegun.get(operatorId) ?? '';
    const [before, behind] = [own.filter(({ lane }) => lane <= last), own.filter(({ lane }) => lane > last)];
    return [...behind, ...before].values();
  });
  while (queues.length > 0) {
    const going: typeof queues = [];
    for (const queue of queues) {
      const { value, done } = queue.next();
      if (done !== true && (yield value) !== false) going.push(queue);
    }
    queues = going;
  }
}
