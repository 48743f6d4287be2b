import * as assert from 'uvu/assert';
import type { replies as serverReplies } from '../../generated/built/server/replies.gen.mjs';

type Validators = Readonly<Record<string, (typeof serverReplies)[keyof typeof serverReplies]>>;

/** A reply as received over the wire. */
export type WireReply = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Fails unless the spec declares the reply: its status, content type, headers and every field of its body. */
export const checkReply = (replies: Validators, operationId: string, reply: WireReply): void => {
  const where = `${operationId} answered ${reply.status} ${reply.text.slice(0, 400)}`;
  const declared = replies[operationId]?.[reply.status];
  assert.ok(declared, `${where}: the spec does not declare this status`);
  const isEmpty = declared.mayBeEmpty === true && reply.text === '';
  const contentType = reply.headers.get('content-type')?.split(';')[0]?.trim() ?? null;
  assert.is(contentType, isEmpty ? null : declared.contentType, `${where}: content type`);
  if (declared.headers !== null) {
    const headers = Object.fromEntries(reply.headers);
    assert.ok(declared.headers(headers), `${where}: headers ${JSON.stringify(declared.headers.errors)}`);
  }
  if (isEmpty) return;
  if (declared.body === null) assert.is(reply.text, '', `${where}: the spec declares no body`);
  else assert.ok(declared.body(JSON.parse(reply.text)), `${where}: ${JSON.stringify(declared.body.errors)}`);
};
