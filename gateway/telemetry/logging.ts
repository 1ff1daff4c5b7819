import { pino, type DestinationStream, type Logger } from 'pino';
import type { CallRecord, OperationRecord } from './records.ts';

/** Writes one JSON line per event to standard output. Callers log no secrets; redaction is a second line of defense. */
export type AppLogger = Logger;

/** Properties of headers, forms and inputs that must not be readable in a log. */
const SECRET_PROPERTIES = `
  token password cookie set-cookie authorization x-wedding-token x-operator-key
  email tel lastName firstName last_name first_name
  lineUserId lineAccessToken line_user_id line_access_token loginId login_id
`
  .trim()
  .split(/\s+/);

/** Depths to redact: an error or request, its properties, and its headers or input. */
const REDACTED_DEPTHS = ['', '*', '*.*'];

/** Secrets recognized anywhere in a line: mail addresses, telephone numbers, LINE ids, tokens. */
const SECRET_PATTERNS = [
  // Passwords in addresses.
  /(?<=\w:\/\/[^\s/@:]*:)[^\s/@]+(?=@)/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+\w/g,
  /(?<![\w.-])0(?:\d{9,10}|\d{1,4}-\d{1,4}-\d{3,4})(?![\w-])/g,
  /\bU[0-9a-f]{32}\b/g,
  /\b(?:bearer|basic) [\w.~+/=-]+/gi,
  /\bwt_\w+/g,
];

const CENSORED = '[secret]';

/** Size of the lines that are kept while standard output takes none; later ones are lost. */
const MAX_UNWRITTEN_BYTES = 1_000_000;

/**
 * Standard output. While it takes no line, such as a file on a full disk, lines are kept. Without a handler of errors the
 * process would end. pino gets no `flushSync`, which waits for the disk without end and blocks all requests.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  output.on('error', () => undefined);
  return { write: (line) => void output.write(line) };
}

/** @param destination replaces standard output */
export function createLogger(level: string, destination = standardOutput()): AppLogger {
  const paths = SECRET_PROPERTIES.flatMap((name) => REDACTED_DEPTHS.map((depth) => `${depth}["${name}"]`));
  const streamWrite = (line: string): string =>
    SECRET_PATTERNS.reduce((text, pattern) => text.replaceAll(pattern, CENSORED), line);
  const options = {
    level,
    base: undefined,
    redact: { paths, censor: CENSORED },
    serializers: { err: describeThrown },
    hooks: { streamWrite },
  };
  return pino(options, destination);
}

/** What a log may hold of an error. Its other properties may hold anything: those of ioredis hold the Redis password. */
function describeThrown(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { name, message, stack } = thrown;
  const code = 'code' in thrown && typeof thrown.code !== 'object' ? thrown.code : undefined;
  return { name, code, message, stack };
}

/**
 * Calls `report` only where its last call is at least `ms` ago.
 * @param keyOf reports with the same key share the limit; keys are kept, so there must be few
 */
export function atMostEvery<Reported>(
  ms: number,
  report: (about: Reported) => void,
  keyOf: (about: Reported) => string = () => '',
) {
  const reportedAt = new Map<string, number>();
  return (about: Reported): void => {
    const key = keyOf(about);
    const now = performance.now();
    if (now < (reportedAt.get(key) ?? -Infinity) + ms) return;
    reportedAt.set(key, now);
    report(about);
  };
}

/**
 * Logs an operation with errors: its name, error codes and failed fields, never its variables or data. Errors of clients, and
 * operations whose client has left, are logged at debug level only.
 */
export function logOperationErrors(
  log: AppLogger,
  { operation, client, result, ms, isCancelled }: OperationRecord,
): void {
  const codes = [...new Set(result.errors?.map(({ extensions }) => String(extensions['code'])))];
  const isServerError = codes.some((code) => /^(?:UPSTREAM|INTERNAL)_/.test(code));
  const name = operation.name?.slice(0, 100);
  const fields = [
    ...new Set(result.errors?.flatMap(({ path }) => path?.map(withoutPosition).join('.') ?? [])),
  ];
  log[isServerError && !isCancelled ? 'warn' : 'debug'](
    {
      requestId: client.requestId,
      operation: name,
      codes,
      fields: fields.slice(0, MAX_LOGGED_FIELDS),
      ms: Math.round(ms),
    },
    'operation has errors',
  );
}

/** The same field of all items of a list is logged once. */
const withoutPosition = (key: string | number): string => (typeof key === 'number' ? '*' : key);

/** `/operator` counts all of them. */
const MAX_LOGGED_FIELDS = 50;
const MAX_LOGGED_VALUES = 20;

const REFUSAL_INTERVAL_MS = 60_000;

/** Logs REST calls that failed or broke the contract, without any text of the request or reply. */
export function createCallLog(log: AppLogger): (record: CallRecord) => void {
  const warnOfRefusal = atMostEvery(
    REFUSAL_INTERVAL_MS,
    ({ requestId, call, host, path, failure }: CallRecord) =>
      log.warn({ requestId, call, host, path, message: failure?.message }, 'REST host refuses the gateway'),
    ({ host }) => host,
  );
  return (record) => {
    logCallErrors(log, record);
    if (record.refusesGateway) warnOfRefusal(record);
  };
}

const MAX_ADDRESS_LENGTH = 200;

/** Logs what a wrong setting may cause, each kind at most once a minute. */
interface SettingsLog {
  readonly refusedPicture: (original: string) => void;
  readonly refusedPost: (origin: string) => void;
  readonly pastProxies: (addresses: number) => void;
}

/** Of a picture or video it logs the folder alone. */
export function createSettingsLog(log: AppLogger): SettingsLog {
  return {
    refusedPicture: atMostEvery(REFUSAL_INTERVAL_MS, (original: string) => {
      const folder = URL.parse('.', original)?.href.slice(0, MAX_ADDRESS_LENGTH) ?? null;
      log.warn({ folder }, 'picture is refused: IMAGE_HOSTS does not name its folder');
    }),
    refusedPost: atMostEvery(REFUSAL_INTERVAL_MS, (origin: string) =>
      log.warn(
        { origin: origin.slice(0, MAX_ADDRESS_LENGTH) },
        'form or mutation is refused: its origin is neither SITE_URL nor in CORS_ORIGINS',
      ),
    ),
    pastProxies: atMostEvery(REFUSAL_INTERVAL_MS, (addresses: number) =>
      log.warn(
        { addresses },
        'X-Forwarded-For has fewer addresses than TRUST_PROXY: the client is taken to be the last proxy, so that visitors share its limits. Set TRUST_PROXY to the number of proxies, or close the way past them',
      ),
    ),
  };
}

function logCallErrors(
  log: AppLogger,
  { call, host, path, failure, salvaged, dropped, requestId }: CallRecord,
): void {
  if (failure !== null) {
    const { name, message } = failure;
    const why = 'reason' in failure ? failure.reason : undefined;
    const code = 'errorCode' in failure ? failure.errorCode : undefined;
    const isExpected = name === 'NotFound' || name === 'SignInRequired' || name === 'Refused';
    log[isExpected ? 'debug' : 'warn'](
      { requestId, call, host, path, failure: name, message, why, code },
      'REST call failed',
    );
    return;
  }
  const fields = salvaged
    .slice(0, MAX_LOGGED_VALUES)
    .map(({ dataPath, reason }) => `${dataPath.join('.')}: ${reason}`);
  log.warn({ requestId, call, host, path, fields, dropped }, 'REST reply breaks the contract');
}
