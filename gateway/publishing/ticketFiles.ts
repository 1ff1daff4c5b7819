/** Files that members have sent for gift tickets, served to their owner alone. */
import type { Context, RequestFacts } from '../context.ts';
import { LIMITS } from '../config/limits.ts';
import { findTicket } from '../domains/ticket/source.ts';
import { sendErrorPage } from '../http/errors.ts';
import type { ClientOf, Route } from '../http/server.ts';
import { ImageFetcher } from '../images/fetch.ts';
import { ImageSources } from '../images/sources.ts';
import { sendStream } from '../images/streams.ts';
import { Deadline } from '../upstream/resilience/deadline.ts';

export interface TicketFilesOptions {
  readonly createContext: (facts: RequestFacts) => Context;
  readonly clientOf: ClientOf;
  /** Prefixes of addresses that files may come from. */
  readonly fileSources: readonly string[];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly onError: (error: unknown, requestId: string) => void;
}

/** As `ticketFilePath` in gateway/domains/ticket/rules.ts makes it. */
const PATH = /^(\/mypage\/tickets\/(ring\/)?(\d{1,19}))\/files\/([a-z][a-z0-9_]*)$/;

/** File name extensions by media type; other types are not passed on. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['application/pdf', 'pdf'],
]);

export function ticketFilesRoute(options: TicketFilesOptions): Route {
  const { createContext, clientOf, securityHeaders, onError } = options;
  const sources = new ImageSources(options.fileSources);
  const fetcher = new ImageFetcher(sources);

  /** The address at the REST API; `login` for guests, null unless the viewer's ticket has such a file. */
  const findFile = async (context: Context, ring: boolean, rawId: string, key: string) => {
    if (!(await context.viewer())) return 'login';
    const ticket = await findTicket({ kind: ring ? 'ringengagement' : 'general', rawId }, context);
    const address = ticket?.row.fields.find((field) => field.key === key)?.file_url ?? null;
    return address === null ? null : sources.find(address);
  };

  return {
    paths: PATH,
    async send(path, request, response) {
      const [, page = '', ring, rawId = '', key = ''] = PATH.exec(path) ?? [];
      const { headers, address, requestId } = clientOf(request, response);
      const signal = new Deadline(LIMITS.deadlineMs);
      response.setHeader('cache-control', 'private, no-store');
      try {
        const facts = { headers, address, signal, requestId, personal: true, trace: false };
        const file = await findFile(createContext(facts), ring !== undefined, rawId, key);
        if (file === null) return false;
        if (file === 'login') {
          response.writeHead(303, { location: `/login?to=${encodeURIComponent(page)}` }).end();
          return true;
        }
        return await sendStream(fetcher, file, {}, request, response, (upstream) => {
          const { 'content-type': type = '', 'content-length': length } = upstream.headers;
          const extension = EXTENSIONS.get(type);
          if (upstream.statusCode !== 200 || extension === undefined) return null;
          const disposition = extension === 'pdf' ? 'attachment' : 'inline';
          return {
            status: 200,
            headers: {
              'content-type': type,
              'content-disposition': `${disposition}; filename="${key}.${extension}"`,
              'x-content-type-options': 'nosniff',
              'content-security-policy': "default-src 'none'; sandbox",
              ...(length !== undefined && { 'content-length': length }),
            },
          };
        });
      } catch (error) {
        onError(error, requestId);
        sendErrorPage(response, securityHeaders, 503, { 'retry-after': '5' });
        return true;
      } finally {
        signal.clear();
      }
    },
  };
}
