// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/** The path of each operation. */
export const paths = {
  "authenticatePlayer": "/wallet/authenticate",
  "executeBatch": "/wallet/batches",
  "cancelBatch": "/wallet/batches/cancel",
  "executeTransaction": "/wallet/transactions",
  "cancelTransaction": "/wallet/transactions/cancel"
} as const;

/** Every problem that a wallet may answer with. */
export const problems = {
  "route_not_found": {
    "status": 404,
    "title": "Unknown path",
    "action": "Check the path against the API reference. Paths are case-sensitive and have no trailing slash."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "action": "Use one of the methods in the Allow header."
  },
  "token_missing": {
    "status": 401,
    "title": "Missing bearer token",
    "action": "Log in and send the header Authorization: Bearer <token>."
  },
  "token_invalid": {
    "status": 401,
    "title": "Invalid bearer token",
    "action": "Log in again: the token is unknown, expired or revoked."
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "Unsupported content type",
    "action": "Send Content-Type: application/json, or text/csv where the operation accepts it."
  },
  "body_too_large": {
    "status": 413,
    "title": "Request body too large",
    "action": "Send at most 1 MiB, or 10 MiB of CSV. Split bulk requests."
  },
  "signature_invalid": {
    "status": 401,
    "title": "Invalid message signature",
    "action": "Check the shared secret and the clocks, and make sure the signature covers the raw bytes of the body."
  },
  "malformed_body": {
    "status": 400,
    "title": "Malformed JSON body",
    "action": "Send one well-formed JSON document in UTF-8."
  },
  "validation_failed": {
    "status": 400,
    "title": "Invalid request",
    "action": "Correct the fields listed in errors and send the request again."
  },
  "session_expired": {
    "status": 401,
    "title": "Expired player session",
    "action": "Have the player open a new session, then use its token."
  },
  "player_unknown": {
    "status": 404,
    "title": "Player unknown to the wallet",
    "action": "Check the player's id or token, and the brand."
  },
  "unavailable": {
    "status": 503,
    "title": "Service unavailable",
    "action": "Repeat the request after the delay given in Retry-After."
  },
  "internal_error": {
    "status": 500,
    "title": "Internal error",
    "action": "Repeat the request with the same idempotency key. If the error persists, report the request_id."
  },
  "transaction_conflict": {
    "status": 409,
    "title": "Transaction id already used",
    "action": "Use each id once. Repeat a transaction only with identical content."
  },
  "transaction_cancelled": {
    "status": 409,
    "title": "Cancelled transaction",
    "action": "Use a new id. A cancelled transaction cannot be executed."
  },
  "limit_exceeded": {
    "status": 422,
    "title": "Player limit exceeded",
    "action": "Respect the player's limits and do not repeat the request."
  },
  "insufficient_funds": {
    "status": 422,
    "title": "Insufficient funds",
    "action": "Have the player add funds."
  }
} as const;
