import { randomUUID } from 'node:crypto';
import { NO_ACCESS, toOperatorId } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import { commands } from '../../generated/built/server/commands.gen.mjs';
import { type Operations, routes } from '../../generated/server/operations.gen.ts';
import type {
  PlayerJackpotRequest,
  PlayerOptInRequest,
  PlayerOptInRequestV2,
  PlayerRaffleTicketsRequest,
} from '../../generated/server/types.gen.ts';
import { optInTarget } from '../../platform/opt-ins/opt-in-target.ts';
import { refuseMismatch } from '../../platform/players/authenticated-player.ts';
import type { Call } from '../../platform/unit/handler.ts';
import type { PlayerSession } from '../../platform/unit/operator-wallet.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { Logger } from '../base/log.ts';
import type { WholeReply } from '../http/answer.ts';
import type { ParsedParts } from '../http/interface.ts';
import { problemDocument } from '../http/problem.ts';
import { toRefusedReply } from '../http/to-refused-reply.ts';
import { toFieldFaults } from '../http/validation-fault.ts';
import { withPointer } from '../http/with-pointer.ts';
import { ANONYMOUS, type Platform, runOperation, writeUnit } from '../operations/platform.ts';

/** A player whom the wallet has authenticated for a socket. */
export type SocketPlayer = { readonly brandPath: string; readonly session: PlayerSession };

type Parts = {
  readonly platform: Platform;
  readonly log: Logger;
  /** The client's network address, and the path of its socket. */
  readonly address: string;
  readonly path: string;
};

/** The socket of a request. */
type Asking = {
  /** The player, once the wallet has answered; undefined if the socket ends. */
  readonly player: () => Promise<SocketPlayer | undefined>;
  readonly send: (text: string) => void;
};

/** Accepted in a second. */
const REQUESTS_MAX = 10;
const REQUESTS_MS = 1_000;
/** The most tickets in a reply, as in its schema. */
const TICKETS_MAX = 500;

type Bodies = PlayerOptInRequest & PlayerOptInRequestV2 & PlayerRaffleTicketsRequest & PlayerJackpotRequest;
type Name = keyof Bodies;

/** The responses of requests. */
const RESPONSES: Readonly<Record<Name, string>> = {
  PlayerOptInRequest: 'PlayerOptInResponse',
  PlayerOptInRequestV2: 'PlayerOptInResponseV2',
  PlayerRaffleTicketsRequest: 'PlayerRaffleTicketsResponse',
  PlayerJackpotRequest: 'PlayerJackpotResponse',
};

/** A request, whether or not its body is valid. */
type Asked = { readonly name: Name; readonly body: object; readonly requestId: string | undefined };

/**
 * The requests of a player over a socket. The operations that answer them over HTTP do so here, without another request to the wallet: it has
 * authenticated the socket.
 */
export class PlayerRequests {
  readonly #parts: Parts;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #counted = { sinceMs: 0, requests: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Resolves when all requests so far have been answered. */
  get settled(): Promise<void> {
    return this.#last;
  }

  /** Answers a message if it is a request. Reports whether it was one, and whether it was one too many. */
  take(message: unknown, asking: Asking): 'accepted' | 'refused' | undefined {
    const asked = askedIn(message);
    if (asked === undefined) return undefined;
    if (this.#isTooMany()) {
      const detail = `A socket takes ${REQUESTS_MAX} requests a second.`;
      asking.send(this.#answer(asked, refuse('too_many_requests', { detail })));
      return 'refused';
    }
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#run(asked, message, asking));
    return 'accepted';
  }

  /** Counts a request. Requests that still wait count too, so that a slow store collects no queue. */
  #isTooMany(): boolean {
    const nowMs = this.#parts.platform.clock();
    const isOver = nowMs - this.#counted.sinceMs >= REQUESTS_MS || nowMs < this.#counted.sinceMs;
    if (isOver) this.#counted = { sinceMs: nowMs, requests: 0 };
    if (this.#counted.requests >= REQUESTS_MAX || this.#waiting >= REQUESTS_MAX) return true;
    this.#counted.requests += 1;
    return false;
  }

  async #run(asked: Asked, message: unknown, { player, send }: Asking): Promise<void> {
    const id = randomUUID();
    try {
      const found = await player();
      if (found !== undefined) send(this.#answer(asked, await this.#reply(asked, message, found, id), id));
    } catch (error) {
      const { path, log } = this.#parts;
      send(this.#answer(asked, toRefusedReply(error, { id, method: asked.name, path }, log), id));
    } finally {
      this.#waiting -= 1;
    }
  }

  #answer({ name, requestId }: Asked, reply: WholeReply, id: string = randomUUID()): string {
    return JSON.stringify({
      msg_type: isRefusal(reply) ? 'Error' : 'Message',
      msg_name: RESPONSES[name],
      ...(requestId !== undefined && { request_id: requestId }),
      data: isRefusal(reply) ? problemDocument(withinBody(reply), this.#parts.path, id) : (reply.body ?? {}),
    });
  }

  async #reply({ name }: Asked, message: unknown, player: SocketPlayer, requestId: string): Promise<WholeReply> {
    const { message: isRight } = commands['player-socket'];
    if (!isRight(message)) {
      const errors = toFieldFaults(isRight.errors ?? []).map(({ pointer, detail }) => ({
        pointer: pointer.slice(`/${name}`.length),
        detail,
      }));
      return refuse('validation_failed', { errors });
    }
    const { brandPath, session } = player;
    const { playerId, country } = session;
    const of = { brand_id: brandPath, player_id: playerId };
    const call = this.#callOf(player, requestId);
    const bodies = message as Partial<Bodies>;
    if (bodies.PlayerOptInRequest !== undefined) {
      const { request_id: _, ...body } = bodies.PlayerOptInRequest;
      return this.#operate('setPlayerOptIn', { body }, call);
    }
    if (bodies.PlayerOptInRequestV2 !== undefined) return this.#optInTarget(bodies.PlayerOptInRequestV2, player, call);
    if (bodies.PlayerJackpotRequest !== undefined) {
      const { request_id: _, ...query } = bodies.PlayerJackpotRequest;
      return this.#operate(
        'getPlayerJackpot',
        { query: { ...(country && { country_code: country }), ...query } },
        call,
      );
    }
    const { instance_id } = bodies.PlayerRaffleTicketsRequest ?? {};
    const page = { page: 0, limit: TICKETS_MAX };
    if (instance_id === undefined)
      return this.#operate('listOperatorPlayerTickets', { query: { ...of, ...page } }, call);
    const query = { brand_id: brandPath, ...page };
    return this.#operate(
      'listOperatorPlayerInstanceTickets',
      { path: { instance_id, player_id: playerId }, query },
      call,
    );
  }

  /** Players have no account. An operation sees one that reaches their brand and may do nothing. */
  #callOf({ brandPath, session }: SocketPlayer, requestId: string): Pick<Call, 'caller' | 'requestId' | 'address'> {
    const access = { ...NO_ACCESS, paths: new Set([brandPath]) };
    return { caller: { ...ANONYMOUS, access, playerSession: session }, requestId, address: this.#parts.address };
  }

  #operate(
    operation: keyof Operations,
    parts: Partial<ParsedParts>,
    call: Pick<Call, 'caller' | 'requestId' | 'address'>,
  ): Promise<WholeReply> {
    const route = routes.find(({ operationId }) => operationId === operation);
    if (route === undefined) throw new Error(`there is no operation ${operation}`);
    return runOperation(
      this.#parts.platform,
      route,
      { path: {}, query: {}, headers: {}, body: undefined, ...parts },
      call,
    );
  }

  /** As C15 without its audit event: it is the player's own. */
  async #optInTarget(
    { request_id: _, ...asked }: PlayerOptInRequestV2['PlayerOptInRequestV2'],
    { brandPath, session }: SocketPlayer,
    { caller }: Pick<Call, 'caller'>,
  ): Promise<WholeReply> {
    const { platform } = this.#parts;
    const { services } = platform;
    const { operator_id: operatorId, player } = asked;
    const named = { brandPath: toBrandPath(operatorId, player.brand_id), playerId: player.id };
    const { currency, segments } = session;
    const refused: Refusal | undefined = refuseMismatch(session, { ...named, currency });
    if (refused !== undefined) return refused;
    const body = {
      ...asked,
      player: { ...player, ...(player.segments === undefined && segments && { segments: [...segments] }) },
    };
    const requester = { tenant: `players ${toOperatorId(brandPath)}` };
    const done = await writeUnit(platform, (unit) => optInTarget({ ...unit, caller, services }, body), requester);
    return isRefusal(done) ? withPointer(done, { body }) : { status: 200, body: done.body };
  }
}

/** Over HTTP, fields are in the path and the query too. */
const withinBody = (refusal: Refusal): Refusal =>
  refusal.errors === undefined
    ? refusal
    : {
        ...refusal,
        errors: refusal.errors.map(({ pointer, detail }) => ({
          pointer: pointer.replace(/^\/(query|path)(?=\/)/, ''),
          detail,
        })),
      };

const askedIn = (message: unknown): Asked | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const [only, ...others] = Object.entries(message);
  if (only === undefined || others.length > 0) return undefined;
  const [name, body] = only;
  if (!Object.hasOwn(RESPONSES, name) || typeof body !== 'object' || body === null) return undefined;
  const requestId: unknown = 'request_id' in body ? body.request_id : undefined;
  return { name: name as Name, body, requestId: isRequestId(requestId) ? requestId : undefined };
};

/** As PlayerRequestId in the specs. */
const isRequestId = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,64}$/.test(value);
