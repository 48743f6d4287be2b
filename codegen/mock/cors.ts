import type { MockAnswer } from './mock-answer.ts';

type Asked = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
};

const headerOf = ({ headers }: Asked, name: string): string => [headers[name] ?? ''].flat().join(', ');

/** A browser asks whether it may send a request before it does. */
export const asksForCors = (asked: Asked): boolean =>
  asked.method === 'OPTIONS' && headerOf(asked, 'access-control-request-method') !== '';

/** Allows what the browser asks about: a mock has nothing to protect. */
export const preflight = (asked: Asked, methods: readonly string[]): MockAnswer => ({
  status: 204,
  headers: {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': headerOf(asked, 'access-control-request-headers') || '*',
    'access-control-max-age': '600',
  },
});

/** The reply as a page of any origin may read it, with credentials, which exclude the wildcard. */
export const shared = (asked: Asked, answer: MockAnswer): MockAnswer => {
  const origin = headerOf(asked, 'origin');
  if (origin === '') return answer;
  const vary = answer.headers.vary === undefined ? 'Origin' : `${answer.headers.vary}, Origin`;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      vary,
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': Object.keys(answer.headers).join(', ') || 'mock-detail',
    },
  };
};
