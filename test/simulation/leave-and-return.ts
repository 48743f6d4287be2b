import type { Evidence } from './evidence.ts';
import type { Answer, Mutable, Tamper } from './tamper.ts';

type Call = Mutable<Evidence['issued'][number]>;

/** At the start of the round, a player who is opted in to an instance opts out, is refused a contribution, and opts in again. */
export const leaveAndReturn: Tamper = (round) => {
  const answeredWith = (fits: (answer: Answer) => boolean) => {
    const numbers = new Set(round.answered.flatMap((answer) => (fits(answer) ? [answer.n] : [])));
    return round.issued.filter(({ n, operation }) => operation === 'contributeToInstance' && numbers.has(n));
  };
  const strangers = answeredWith(({ code }) => code === 'player_not_opted_in');
  const isOf = (body: Call['body'], other: Call['body']): boolean =>
    ['instance_id', 'brand_id', 'player_id'].every((field) => body[field] === other[field]);
  const chose = round.issued.filter(({ operation }) => operation === 'setOptIn');
  const member = answeredWith(({ status }) => status === 200).find(
    ({ body }) =>
      strangers.some((stranger) => stranger.body.instance_id === body.instance_id) &&
      !chose.some((choice) => isOf(choice.body, body)),
  );
  if (member === undefined) return undefined;
  const { instance_id, brand_id, player_id } = member.body;
  const call = (n: number, operation: string, more: object, reply: object): void => {
    const body = { instance_id, brand_id, player_id, ...more };
    round.issued.push({ ...member, n, operation, headers: {}, body });
    round.answered.push({ n, status: 200, code: undefined, headers: {}, body: {}, ...reply });
  };
  const choose = (n: number, isIn: boolean, at: number): void => {
    call(n, 'setOptIn', { opt_in: isIn }, {});
    round.audit.push({ atMs: BigInt(at), action: 'setOptIn', outcome: 'done', requestId: `call-${n}` });
    const data = JSON.stringify({ brand_id, player_id, opted_in: isIn });
    round.events.unshift({ instanceId: String(instance_id), eventType: 'OptInEvent', data });
  };
  const [leaving, between, returning] = [1_000_001, 1_000_002, 1_000_003];
  choose(returning, true, round.fromMs);
  choose(leaving, false, round.fromMs - 1);
  call(between, 'contributeToInstance', {}, { status: 422, code: 'player_not_opted_in' });
  return member;
};
