import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '../generated/problems.gen.ts';
import { refuse } from '../handlers/reply.ts';
import { PROBLEM_TYPE, problemDocument } from './problem.ts';

/** Answers a problem on a connection where no request was understood, and closes it. */
export const endWithProblem = (socket: Duplex, code: ProblemCode): void => {
  const refusal = refuse(code);
  const body = JSON.stringify(problemDocument(refusal, '/', randomUUID()));
  const { status } = refusal;
  // A caller that keeps its own side open would keep the socket: once the answer is out, it is closed.
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
};
