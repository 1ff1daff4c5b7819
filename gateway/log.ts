import { pino, type Logger } from 'pino';
import type { UpstreamEvent } from './upstream/upstream.ts';

/** Writes one JSON line per event to standard output. Secrets are never handed to it; what looks like one is cut out all the same. */
export type Log = Logger;

const SECRETS = [
  'token',
  'password',
  'cookie',
  'authorization',
  'email',
  'tel',
  'x-wedding-token',
  'set-cookie',
];

/** Opens the log. */
export function createLog(level: string): Log {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]);
  return pino({ level, base: undefined, redact: { paths, censor: '[secret]' } });
}

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
    const fields = mended.map((broken) => `${broken.at.join('.')}: ${broken.why}`);
    log.warn({ call, host, path, fields, dropped }, 'REST answer breaks the contract');
  };
}
