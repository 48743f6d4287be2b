import { BRAND, PLAYER } from './demo-example.ts';

/** The facts of a running demo. */
export type Demo = {
  readonly url: string;
  readonly walletUrl: string;
  readonly data: string;
  /** The command that runs this program. */
  readonly program: string;
  readonly login: { readonly username: string; readonly password: string; readonly file: string };
  readonly token: string;
  readonly nowMs: number;
  readonly tokenUntilMs: number;
  readonly jackpots: readonly {
    readonly name: string;
    readonly id: string;
    readonly gameCode: string;
    readonly about: string;
  }[];
};

/** The name of the shell variable that holds a jackpot's instance. */
const VARIABLES = ['INSTANCE', 'QUICK'];

/** Prints the status after the body, since a 204 has no body. */
const CURL = `curl -s -w ' %{http_code}\\n'`;

/** Everything you need to try it, with calls to copy. They use shell variables, which are set first. */
export const introduction = (demo: Demo): string => {
  const { url, walletUrl, data, program, login, jackpots } = demo;
  const width = Math.max(...jackpots.map(({ name }) => name.length));
  return [
    `Pitboss serves ${url}, with its data in ${data}. The reference wallet serves ${walletUrl}.`,
    `Open ${url}/lobby to see what players see: its jackpots play by themselves.`,
    `Log in as ${login.username} with the password ${login.password}, stored in ${login.file}.`,
    '',
    ...jackpots.map(({ name, id, about }) => `  ${name.padEnd(width)}  ${id}  ${about}`),
    '',
    `Paste these lines first. The token is valid until ${timeOf(demo.tokenUntilMs)}; the last call below gets a new one.`,
    '',
    `  PITBOSS=${url}`,
    `  ROUND=round-${demo.nowMs}`,
    `  TOKEN=${demo.token}`,
    ...jackpots.map(({ id }, index) => `  ${VARIABLES[index]}=${id}`),
    '',
    'A round that the operator pays for. Paste it twice: the second reply is 204, and the round counts once.',
    '',
    ...round('INSTANCE', `"idempotency_key": "'$ROUND'"`),
    '',
    `A round that takes half a euro from the wallet of ${PLAYER.id}. Repeat it: about one in five wins, and the wallet is credited.`,
    '',
    ...round('QUICK'),
    '',
    `Trigger a win of the minor pot of “${jackpots[0]?.name}” for ${PLAYER.id}, list the winners, and read the ticker that players see.`,
    '',
    ...post('instances/trigger', [
      `"instance_id": "'$INSTANCE'", "pot_id": "minor", "brand_id": "${BRAND.path}",`,
      `"player_id": "${PLAYER.id}", "source_id": "${jackpots[0]?.gameCode}"`,
    ]),
    `  ${CURL} "$PITBOSS/operator/winners?instance_id=$INSTANCE" -H "authorization: Bearer $TOKEN"`,
    `  ${CURL} "$PITBOSS/frontend/ticker?instance_id=$INSTANCE"`,
    '',
    'Prove that every balance follows from the ledger, and get a new token.',
    '',
    `  ${program} verify --data ${quoted(data)}`,
    `  TOKEN=$(curl -s $PITBOSS/accounts/auth -H 'content-type: application/json' \\`,
    `    -d '{"username": "${login.username}", "password": "${login.password}"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    '',
    'Press Ctrl-C to stop both. The next start continues from here.',
    '',
  ].join('\n');
};

const post = (path: string, lines: readonly string[]): string[] => [
  `  ${CURL} $PITBOSS/${path} \\`,
  `    -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{`,
  ...lines.map((line) => `      ${line}`),
  "    }'",
];

const round = (variable: string, key?: string): string[] =>
  post('operator/contributions/instance', [
    `"instance_id": "'$${variable}'", "brand_id": "${BRAND.path}", "token": "${PLAYER.token}", "player_id": "${PLAYER.id}",`,
    `"player_country": "${PLAYER.country}", "base_wager": 10, "currency": "EUR"${key === undefined ? '' : `, ${key}`}`,
  ]);

const timeOf = (ms: number): string => new Date(ms).toTimeString().slice(0, 8);

const quoted = (word: string): string => (/^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
