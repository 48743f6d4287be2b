/** The process's environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting: says which one, and what is expected. */
export class ConfigError extends Error {}
