/** The platform at an identity provider. */
export const CLIENT = { client_id: 'pitboss-backoffice', client_secret: 'a secret of: % + the client, 32 letters' };

/** Where the provider sends browsers back to; whoever follows them takes over from there. */
export const REDIRECT_URL = 'https://play.northstar.example/oauth/callback';
