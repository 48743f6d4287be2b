// Checks of requests for the servers whose framework has none: Ajv, with the schemas that Fastify gets.
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { formats } from '../../../codegen/pitboss/formats.ts';
import { QUERIES, schemaOf } from '../servers/plain-setup.ts';

const ajv = new Ajv({ formats, strictSchema: false });
addFormats.default(ajv);

export const isContribution = ajv.compile(schemaOf('ContributionToInstance'));
export const isLogin = ajv.compile(schemaOf('LoginRequest'));
export const namesInstance = ajv.compile(QUERIES.instance);
export const asksWinners = ajv.compile(QUERIES.winners);
