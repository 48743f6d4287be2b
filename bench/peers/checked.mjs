// The check of a contribution's body for the servers whose framework has none: Ajv, with the schema that Fastify gets.
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { formats } from '../../codegen/pitboss-formats.ts';
import { schemaOf } from '../servers/plain-setup.ts';

const ajv = new Ajv({ formats, strictSchema: false });
addFormats.default(ajv);

export const validate = ajv.compile(schemaOf('ContributionToInstance'));
