import { type Refusal, refuse } from './reply.ts';
import type { LimitHit } from './services.ts';

/** Refuses a request over a rate limit, with the limit and the time to wait in the headers. */
export const refuseTooMany = ({ name, quota, windowSeconds, waitSeconds }: LimitHit): Refusal<'too_many_requests'> =>
  refuse('too_many_requests', {
    headers: {
      'retry-after': String(waitSeconds),
      ratelimit: `"${name}";r=0;t=${waitSeconds}`,
      'ratelimit-policy': `"${name}";q=${quota};w=${windowSeconds}`,
    },
  });
