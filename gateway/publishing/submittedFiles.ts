/** Files sent for gift tickets and for the special form, served to their owner alone. */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Context, RequestFacts } from '../context.ts';
import { LIMITS } from '../config/limits.ts';
import { findTicket } from '../domains/ticket/source.ts';
import { sendErrorPage } from '../http/errors.ts';
import type { ClientOf, Route } from '../http/server.ts';
import { JweCipher, type Secrets } from '../identity/encryption.ts';
import { ImageFetcher } from '../images/fetch.ts';
import { ImageError } from '../images/params.ts';
import { ImageSources } from '../images/sources.ts';
import { sendStream, type StreamHead } from '../images/streams.ts';
import { Unavailable } from '../upstream/errors.ts';
import { Deadline } from '../deadline.ts';

const ADDRESS_TTL_MS = 600_000;
const fileClaims = z.object({ address: z.string(), key: z.string() });

/**
 * Addresses of files of the special form. Its owner is a LINE account, which has no session, so the address itself
 * grants access: it is encrypted, valid for ten minutes, and given to the account alone.
 */
export class SpecialFormFiles {
  readonly #cipher: JweCipher;
  readonly #siteUrl: string;
  readonly #sources: ImageSources;

  constructor(options: { siteUrl: string; sessionSecrets: Secrets; fileSources: readonly string[] }) {
    this.#cipher = new JweCipher('submitted file', options.sessionSecrets);
    this.#siteUrl = options.siteUrl;
    this.#sources = new ImageSources(options.fileSources);
  }

  /** The address at the gateway of a field's file. A file elsewhere than at the REST API keeps its own. */
  readonly addressOf = async (address: string, key: string): Promise<string> => {
    if (this.#sources.find(address) === null) return address;
    const expiresAt = new Date(Date.now() + ADDRESS_TTL_MS);
    return `${this.#siteUrl}/special/files/${await this.#cipher.encrypt({ address, key }, 'special', expiresAt)}`;
  };

  /** The file of a token; null for an expired or invalid token. */
  async open(token: string): Promise<SubmittedFile | null> {
    const claims = fileClaims.safeParse(await this.#cipher.decrypt(token));
    const source = claims.success ? this.#sources.find(claims.data.address) : null;
    return claims.success && source ? { source, key: claims.data.key } : null;
  }
}

interface SubmittedFile {
  readonly source: URL;
  /** Of its field. */
  readonly key: string;
}

export interface SubmittedFilesOptions {
  readonly specialFormFiles: SpecialFormFiles;
  readonly createContext: (facts: RequestFacts) => Context;
  readonly clientOf: ClientOf;
  /** Prefixes of addresses that files may come from. */
  readonly fileSources: readonly string[];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly onError: (error: unknown, requestId: string) => void;
}

const PATHS = /^\/(?:mypage\/tickets\/.*|special)\/files\//;
/** As `ticketFilePath` in gateway/domains/ticket/rules.ts makes it. */
const TICKET_FILE = /^(\/mypage\/tickets\/(ring\/)?(\d{1,19}))\/files\/([a-z][a-z0-9_]*)$/;
const SPECIAL_FORM_FILE = /^\/special\/files\/([\w.-]+)$/;

/** File name extensions by media type; other types are not passed on. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['application/pdf', 'pdf'],
]);

export function submittedFilesRoute(options: SubmittedFilesOptions): Route {
  const { specialFormFiles, createContext, clientOf, securityHeaders, onError } = options;
  const sources = new ImageSources(options.fileSources);
  const fetcher = new ImageFetcher(sources);

  /** The page to open after a log-in, for guests; null unless there is such a file and it is the viewer's. */
  const findFile = async (path: string, context: Context): Promise<SubmittedFile | string | null> => {
    const [, token] = SPECIAL_FORM_FILE.exec(path) ?? [];
    if (token !== undefined) return specialFormFiles.open(token);
    const [, page = '', ring, rawId = '', key = ''] = TICKET_FILE.exec(path) ?? [];
    if (page === '') return null;
    if (!(await context.viewer())) return page;
    const ticket = await findTicket({ kind: ring ? 'ringengagement' : 'general', rawId }, context);
    const address = ticket?.row.fields.find((field) => field.key === key)?.file_url ?? null;
    const source = address === null ? null : sources.find(address);
    return source && { source, key };
  };

  return {
    paths: PATHS,
    async send(path, request, response) {
      const { headers, address, requestId, signal: disconnected } = clientOf(request, response);
      const deadline = new Deadline(LIMITS.deadlineMs, disconnected);
      const { signal } = deadline;
      response.setHeader('cache-control', 'private, no-store');
      try {
        const facts = { headers, address, signal, requestId, personal: true, trace: false };
        const file = await findFile(path, createContext(facts));
        if (file === null) return false;
        if (typeof file === 'string') {
          response.writeHead(303, { location: `/login?to=${encodeURIComponent(file)}` }).end();
          return true;
        }
        const { source, key } = file;
        const headOf = (upstream: IncomingMessage) => headOfFile(upstream, key);
        return await sendStream({ fetcher, source, headOf }, request, response);
      } catch (error) {
        if (response.destroyed) return true;
        // The log has an entry for each failed REST call.
        if (!(error instanceof ImageError || error instanceof Unavailable)) onError(error, requestId);
        sendErrorPage(response, securityHeaders, 503, { 'retry-after': '5' });
        return true;
      } finally {
        deadline.clear();
      }
    },
  };
}

function headOfFile({ statusCode, headers }: IncomingMessage, key: string): StreamHead | null {
  const { 'content-type': type = '', 'content-length': length } = headers;
  const extension = EXTENSIONS.get(type);
  if (statusCode !== 200 || extension === undefined) return null;
  const disposition = extension === 'pdf' ? 'attachment' : 'inline';
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="${key}.${extension}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(length !== undefined && { 'content-length': length }),
    },
  };
}
