import { writeFileSync } from 'node:fs';
import { SDK_API, sdkApi } from '../clients/typescript/api.ts';
import { CODEGEN_API, codegenApi } from '../codegen/api.ts';

/** Writes what the two packages offer, so that a review shows every change of it. */
writeFileSync(SDK_API, sdkApi());
writeFileSync(CODEGEN_API, await codegenApi());
