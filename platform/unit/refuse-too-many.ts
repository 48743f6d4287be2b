import { type Refusal, refuse } from './reply.ts';
import type { LimitHit } from './services.ts';

/** Says which limit was reached and until when. */
export const refuseTooMany = ({ name, quota, windowSeconds, waitSeconds }: LimitHit): Refusal<'too_many_requests'> =>
  refuse('too_many_requests', {
    headers: {
      'retry-after': String(waitSeconds),
      ratelimit: `"${name}";r=0;t=${waitSeconds}`,
      'ratelimit-policy': `"${name}";q=${quota};w=${windowSeconds}`,
    },
  });
