/** Adapts a random reply to its request where the contract demands it in prose, not in schemas. */

export interface RequestedValues {
  readonly path: ReadonlyMap<string, string>;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

type Reply = Record<string, unknown>;

/** Fields of replies with a requested value, by parameter. By default they have the parameter's name. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getPost: { id: 'post.id' },
  getBride: { id: 'user_id' },
  getBrideReport: { id: 'user_id' },
  getCategoryWithPosts: { id: 'term.term_id', category: 'term.term_id' },
  getTagWithPosts: { slug: 'term.slug' },
  getThemeTag: { id: 'theme_tag.id' },
  getHallFair: { id: 'hall_id', fairId: 'id' },
  getHallBySlug: { id: 'area_slug', a: 'slug' },
  getProfile: { userId: 'user_id' },
};

const SESSIONS = new Set(['getCurrentSession', 'createSession', 'createUser']);

const GENERAL_TICKETS = new Set(['getGiftTicket', 'updateGiftTicket']);

/** The user of all tokens. */
const USER_ID = 1001;

/** The first parts of the tuples of search options. */
const TUPLES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  prefectures: [
    ['tokyo', 'kanto'],
    ['osaka', 'kinki'],
    ['okinawa', 'kyushu'],
  ],
  regions: [
    ['ginza-yurakucho', 'tokyo'],
    ['umeda', 'osaka'],
    ['0_x', 'okinawa'],
  ],
  areas: [
    ['kanto', 'domestic'],
    ['kinki', 'domestic'],
    ['hawaii', 'abroad'],
  ],
  fairContents: [['tasting'], ['show'], ['food']],
  districts: [
    ['mito', 'tokyo'],
    ['a', 'osaka'],
    ['9', 'okinawa'],
  ],
};

export function withRequested(operation: string, reply: unknown, requested: RequestedValues): unknown {
  const values = new Map([...requested.form, ...requested.query, ...requested.path]);
  if (operation === 'listClippedHallIds')
    return (values.get('hall_ids') ?? '').split(',').slice(0, 1).map(Number);
  if (!isReply(reply)) return reply;
  if (!operation.includes('Diagnosis')) numberItems(reply);
  else if (Array.isArray(reply['questions']))
    for (const [at, question] of reply['questions'].entries()) question.id = at + 1;
  if (SESSIONS.has(operation)) reply['user_id'] = USER_ID;
  if (operation === 'getSearchProps') nameOptions(reply);
  for (const [name, value] of values) {
    const place = PLACES[operation] ? PLACES[operation][name] : name;
    if (place !== undefined) assign(reply, place.split('.'), value);
  }
  if (GENERAL_TICKETS.has(operation)) reply['kind'] = 'general';
  if (operation === 'getPost') {
    assign(reply, ['post', 'page'], values.get('page') ?? '1');
    // The schema alone allows an article without pages.
    if (isReply(reply['post']) && reply['post']['total_pages'] === 0) reply['post']['total_pages'] = 1;
  }
  succeed(operation, reply, values);
  nameRows(reply, values.get('ids')?.split(',') ?? []);
  paginate(reply, Number(values.get('page') ?? 1), operation === 'searchHalls' ? 30 : 20);
  return reply;
}

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets only fields that the reply has, and keeps their types. */
function assign(reply: Reply, [key = '', ...rest]: string[], value: string): void {
  const old = reply[key];
  if (rest.length > 0) {
    if (isReply(old)) assign(old, rest, value);
  } else if (typeof old === 'number') reply[key] = Number(value);
  else if (typeof old === 'string') reply[key] = value;
  else if (old === null) reply[key] = key.endsWith('_id') ? Number(value) : value;
}

/** Brands and rings report success in the body, and have no data without it. */
function succeed(operation: string, reply: Reply, values: ReadonlyMap<string, string>): void {
  if ('result' in reply) reply['result'] = true;
  if (!('status_code' in reply)) return;
  reply['status_code'] = 200;
  const toggled = ['brand_id', 'ring_id'].find((name) => operation.startsWith('toggle') && values.has(name));
  reply['data'] ??= toggled ? { [toggled]: Number(values.get(toggled)), is_favorite: true } : [];
  reply['meta'] ??= { total: 0, page: 1, page_size: 20 };
}

/** Rows of brands or rings that were asked for by their ids. */
function nameRows(reply: Reply, ids: readonly string[]): void {
  const { data } = reply;
  if (ids.length === 0 || !Array.isArray(data)) return;
  reply['data'] = data.slice(0, ids.length).filter(isReply);
  for (const [at, row] of data.slice(0, ids.length).entries())
    row['ring_id' in row ? 'ring_id' : 'brand_id'] = Number(ids[at]);
}

/** The names that hosts have for the page, the size of pages and the number of items. */
const PAGES = ['page'];
const SIZES = ['per_page', 'perPage', 'hitsPerPage', 'page_size'];
const TOTALS = ['total', 'count', 'nbHits'];
/** Lists have few pages: the gateway reads at most ten. */
const LAST_PAGE = 3;

/**
 * The requested page, a page size not below its items, and a total that counts them: the schemas alone also allow an
 * empty first page of a list that has items. Brands and rings have these values in `meta`.
 */
function paginate(reply: Reply, page: number, size: number): void {
  const list = Object.values(reply).find(Array.isArray);
  const items = list?.length ?? 0;
  const values = isReply(reply['meta']) ? reply['meta'] : reply;
  const isPage = SIZES.some((name) => name in values) || 'next' in values || (list && 'total' in values);
  if (!isPage) return;
  if ('next' in values && page >= LAST_PAGE) values['next'] = null;
  for (const name of PAGES) if (name in values && !('hitsPerPage' in values)) values[name] = page;
  for (const name of SIZES) if (name in values) values[name] = Math.max(items, size);
  for (const name of TOTALS) {
    const total = values[name];
    if (typeof total === 'number') values[name] = items === 0 ? 0 : Math.max(total, items);
  }
}

/** Records of a list are distinct; some ids exceed 32 bits. */
function numberItems(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value))
    for (const [at, item] of value.entries())
      if (isReply(item)) for (const key of KEYS) if (typeof item[key] === 'number') item[key] = FIRST_ID + at;
  for (const inner of Object.values(value)) numberItems(inner);
}

const KEYS = ['id', 'post_id', 'term_id', 'brand_id', 'ring_id'];
const FIRST_ID = 9_007_199_254_000_000;

function nameOptions(reply: Reply): void {
  for (const [name, known] of Object.entries(TUPLES)) {
    const tuples = reply[name];
    if (!Array.isArray(tuples)) continue;
    reply[name] = known.slice(0, tuples.length).map(([slug, parent], at) => {
      const [, label] = tuples[at] as string[];
      return parent === undefined ? [slug, label] : [slug, label, parent];
    });
  }
}
