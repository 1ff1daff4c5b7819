import { pino, type DestinationStream, type Logger } from 'pino';
import type { Answered } from '../graphql/execute.ts';
import type { UpstreamEvent } from '../upstream/client.ts';

/** Writes one JSON line per event to standard output. Secrets are never handed to it; what looks like one is cut out all the same. */
export type Log = Logger;

/** Names under which headers, forms and the schema carry what nobody may read in a log. */
const SECRETS = `
  token password cookie set-cookie authorization x-wedding-token x-operator-key
  email tel lastName firstName last_name first_name
  lineUserId lineAccessToken line_user_id line_access_token loginId login_id
`
  .trim()
  .split(/\s+/);

/** How deep a named secret is looked for: an error or request, what belongs to it, and its headers or input. */
const PLACES = ['', '*', '*.*'];

/** What is a secret by its look, wherever in a line it stands: mail, telephone, identifiers of LINE, tokens. */
const LOOKS = [
  /[\w.+-]+@[\w-]+\.[\w.-]+\w/g,
  /(?<![\w.-])0(?:\d{9,10}|\d{1,4}-\d{1,4}-\d{3,4})(?![\w-])/g,
  /\bU[0-9a-f]{32}\b/g,
  /\b(?:bearer|basic) [\w.~+/=-]+/gi,
  /\bwt_\w+/g,
];

const CENSORED = '[secret]';

/** Opens the log. `destination`: where its lines go in place of standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => PLACES.map((place) => `${place}["${name}"]`));
  const streamWrite = (line: string): string =>
    LOOKS.reduce((text, look) => text.replaceAll(look, CENSORED), line);
  const options = { level, base: undefined, redact: { paths, censor: CENSORED }, hooks: { streamWrite } };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Logs operations answered with errors, under the request's id: their name and the errors' codes, never what was asked or
 * told. What the client did wrong is only for who looks for it.
 */
export function logAnswered(log: Log): (answered: Answered) => void {
  return ({ operation, caller, first, ms }) => {
    if (first.errors === undefined) return;
    const codes = [...new Set(first.errors.map(({ extensions }) => String(extensions['code'])))];
    const ours = codes.some((code) => /^(?:UPSTREAM|INTERNAL)_/.test(code));
    const name = operation.name?.slice(0, 100);
    log[ours ? 'warn' : 'debug'](
      { requestId: caller.requestId, operation: name, codes, ms: Math.round(ms) },
      'operation has errors',
    );
  };
}

/** Most broken places of one answer that are written down; `/operator` counts them all. */
const MOST_FIELDS = 20;

/** Logs what the REST APIs do wrong: call, template of the path and what is wrong, never a text of an answer or of a request. */
export function logUpstream(log: Log): (event: UpstreamEvent) => void {
  return ({ call, host, path, failure, mended, dropped }) => {
    if (failure !== null) {
      const { name, message } = failure;
      const why = 'why' in failure ? failure.why : undefined;
      const expected = name === 'NotFound' || name === 'SignInRequired' || name === 'Refused';
      log[expected ? 'debug' : 'warn']({ call, host, path, failure: name, message, why }, 'REST call failed');
      return;
    }
    if (mended.length === 0 && dropped === 0) return;
    const fields = mended.slice(0, MOST_FIELDS).map((broken) => `${broken.at.join('.')}: ${broken.why}`);
    log.warn({ call, host, path, fields, dropped }, 'REST answer breaks the contract');
  };
}
