/** The platform as a client of an identity provider. */
export const CLIENT = { client_id: 'pitboss-backoffice', client_secret: 'a secret of: % + the client, 32 letters' };

/** The address to which the provider redirects browsers; the test follows the redirect from there. */
export const REDIRECT_URL = 'https://play.northstar.example/oauth/callback';
