import type { Socket } from 'node:net';

/** A program that opens the platform's unix socket is on this machine, so it counts as its loopback address. */
export const LOCAL_PEER = '127.0.0.1';

const local = new WeakSet<Socket>();

/** Notes a connection over a unix socket. Its address cannot tell: it has none, and neither has a connection that was closed. */
export const noteLocalPeer = (socket: Socket): void => void local.add(socket);

/** The network address of the other end; empty when the connection is gone. */
export const peerAddress = (socket: Socket): string => (local.has(socket) ? LOCAL_PEER : (socket.remoteAddress ?? ''));
