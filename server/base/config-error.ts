/** An invalid setting: says which one, and what is expected. */
export class ConfigError extends Error {}
