/** Pages that the fuzzer opens: an address for every route, and the queries that the browser sends on its own. */

export interface FuzzPage {
  /** Its address before values are put in, or the name of the query. */
  readonly name: string;
  /** Path and query; null for a query that belongs to no address. */
  readonly address: string | null;
  /** Names of the persisted query and its variables, sent by POST; null for a page. */
  readonly query: { readonly name: string; readonly variables: Readonly<Record<string, unknown>> } | null;
  /** `operationId` of the replies that hold the page's subject: only their failure may fail the page. */
  readonly subjects: readonly string[];
  /** Whether it shows an index that is read in the background. */
  readonly readsIndex: boolean;
}

/** Values that exist in the seeded origin or were created for the run. */
export interface Places {
  readonly fair: string;
  readonly slug: string;
  readonly diagnosis: string;
  readonly share: string;
  readonly theme: string;
  readonly album: string;
  readonly writer: string;
  readonly ring: string;
  readonly region: string;
  readonly district: string;
  readonly station: string;
  readonly reservation: string;
}

/** An address in which `{fair}` and so on stand for a place. */
const page = (name: string, ...subjects: string[]): FuzzPage => ({
  name,
  address: name,
  query: null,
  subjects,
  readsIndex: /^\/(?:fairs|brides\/search|magazine|tag)/.test(name),
});

const query = (name: string, variables: Record<string, unknown>, ...subjects: string[]): FuzzPage => ({
  name,
  address: null,
  query: { name, variables },
  subjects,
  readsIndex: false,
});

const HALL_ID = 'SGFsbDox';
const OTHER_HALL_ID = 'SGFsbDoy';

const PAGES: readonly FuzzPage[] = [
  page('/'),
  page('/halls/search/', 'searchHalls'),
  page('/halls/?k=1&people=60', 'searchHalls'),
  page('/a/kanto', 'searchHalls'),
  page('/pref/tokyo', 'searchHalls'),
  page('/r/{region}', 'searchHalls'),
  page('/d/{district}', 'searchHalls'),
  page('/s/{station}', 'searchHalls'),
  page('/k/1', 'searchHalls'),
  page('/ws/1', 'searchHalls'),
  page('/g/4', 'searchHalls'),
  page('/halls/ranking/', 'listHallRanking'),
  page('/halls/ranking/tokyo/', 'listHallRanking'),
  page('/halls/ranking/tokyo/{region}/', 'listHallRanking'),
  page('{slug}', 'getHallBySlug'),
  page('/halls/1/cancellation?wedding_date=2027-05-22', 'getHall'),
  page('/halls/38/brides', 'getHall', 'listHallBrides'),
  page('/halls/1/fairs', 'getHall', 'listHallFairs'),
  page('/halls/1/fairs?view=list', 'getHall', 'listHallFairs'),
  page('{fair}', 'getHallFair', 'getHall'),
  page('/fairs'),
  page('/fairs/tokyo?view=calendar'),
  page('/fairs/area/kanto'),
  page('/mypage/reservations', 'getCurrentSession', 'listReservations'),
  page('/reservations/cancel'),
  page('/reservations/{reservation}', 'getCurrentSession', 'getReservation'),
  page('/brides', 'listPickedBrides'),
  page('/brides/pref/tokyo', 'listPickupBrides'),
  page('/brides/picked', 'listBrides'),
  page('/brides/search'),
  page('/brides/search?prefecture=tokyo&guests=60'),
  page('/brides/themes', 'listThemeTags'),
  page('/brides/themes/{theme}', 'getThemeTag'),
  page('/brides/1001', 'getBride'),
  page('/albums/{album}', 'getAlbum'),
  page('/magazine', 'listRecentPosts'),
  page('/magazine/905', 'getPost'),
  page('/magazine/101', 'getPost'),
  page('/magazine/category/26', 'getCategoryWithPosts'),
  page('/magazine/category/24?tag=budget&phase=10&prefecture=tokyo', 'getCategoryWithPosts'),
  page('/magazine/prefecture/tokyo', 'listPrefecturePosts'),
  page('/magazine/ranking', 'listPostRanking'),
  page('/magazine/ranking?period=week&category=26', 'listPostRanking', 'getCategoryWithPosts'),
  page('/magazine/writers'),
  page('/magazine/writer/{writer}', 'searchWriters'),
  page('/magazine/guides', 'listPreparationGuides'),
  page('/tag/photo', 'getTagWithPosts'),
  page('/tag/budget/page/2', 'getTagWithPosts'),
  page('/register'),
  page('/login'),
  page('/logout'),
  page('/go_to_wedding/'),
  page('/go_to_wedding/family/'),
  page('/lp/kaoawase_template'),
  page('/videos/', 'listHallVideos'),
  page('/videos/tokyo/', 'listHallVideos'),
  page('/photos/'),
  page('/photos/food/'),
  page('/stats/'),
  page('/stats/a/kanto/', 'getStats'),
  page('/stats/pref/tokyo/', 'getStats'),
  page('/stats/r/{region}/', 'getStats'),
  page('/booking_sites/'),
  page('/area/'),
  page('/native/'),
  page('/mypage', 'getCurrentSession'),
  page('/mypage/tickets', 'getCurrentSession'),
  page('/mypage/tickets/88001', 'getCurrentSession', 'getGiftTicket'),
  page('/mypage/tickets/ring/{ring}', 'getCurrentSession', 'getKindGiftTicket'),
  page('/mypage/clips', 'getCurrentSession'),
  page('/mypage/clips/articles', 'getCurrentSession'),
  page('/mypage/clips/brides', 'getCurrentSession'),
  page('/mypage/clips/brands', 'getCurrentSession'),
  page('/mypage/clips/rings', 'getCurrentSession'),
  page('/clip?id=SGFsbDox', 'getCurrentSession', 'getHall'),
  page('/mypage/clips/share', 'getCurrentSession', 'listShareableHallClips'),
  page('/clips/shared/{share}', 'getHallClipShare'),
  page('/halls/compare?hall=SGFsbDox&hall=SGFsbDoy', 'getHall'),
  page('/brands/', 'listBrands'),
  page('/rings/', 'listRings'),
  page('/referral'),
  page('/referral/MUSUBI2026'),
  page('/diagnosis'),
  page('/diagnosis/{diagnosis}/child', 'getDiagnosisAnswer'),
  page('/diagnosis/{diagnosis}/child/thanks', 'getDiagnosisAnswer'),
  page('/diagnosis/{diagnosis}', 'getDiagnosisAnswer'),
  page('/diagnosis/{diagnosis}/leaflet', 'getDiagnosisAnswer'),
  page('/enquete/2026-autumn'),
  page('/special'),
  page('/contact'),
  page('/external_transmission'),
  page('/terms'),
  page('/thankyou?fid=12'),
  query('ViewerQuery', { withHalls: true, hall: { id: HALL_ID }, withContact: true }),
  query('ClipStatesQuery', { ids: [HALL_ID, OTHER_HALL_ID] }),
  query('EnqueteFormQuery', { version: '2026-autumn', loginId: 'lg_demo_third' }),
  query('EnqueteFormHallsQuery', { name: '白' }),
  query('EnqueteFormHallQuery', { rawId: '1' }),
  query('useHallCountQuery', { filter: { people: 60 } }),
  query('EmptyResultQuery', { filter: { people: 60 } }),
];

export const pagesOf = (places: Places): readonly FuzzPage[] =>
  PAGES.map((one) => ({
    ...one,
    address: one.address?.replaceAll(/\{(\w+)\}/g, (_, name: keyof Places) => places[name]) ?? null,
  }));
