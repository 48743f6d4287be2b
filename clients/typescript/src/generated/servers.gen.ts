// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/** The addresses of the servers, in the order of the document. Some take variables; all have defaults. */
export const servers = [
  /** The platform. By default, it listens on port 8080. */
  () => '/',
] as const;
