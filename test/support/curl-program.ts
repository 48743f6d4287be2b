// Replaces curl in a shell, as far as the documentation uses it, because a machine may not have curl.
import { callsIn, doCurl } from './curl.ts';

for (const call of callsIn(process.argv.slice(2))) {
  const reply = await doCurl(call);
  const after = call.after.replaceAll('\\n', '\n').replaceAll('%{http_code}', String(reply.status));
  process.stdout.write(`${await reply.text()}${after}`);
}
