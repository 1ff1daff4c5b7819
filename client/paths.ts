/** The paths of all pages. Links, forms and routes use these definitions; no other file writes a path. */
import { definePath } from './router/path.ts';

export const homePath = definePath('/', ['prefecture']);

/** Multiple-choice parameters of a search: plan types, goods, tastes, chapels, wedding styles. */
export const CHOICE_KEYS = ['p', 'g', 't', 'c', 'ws'] as const;

const SEARCH_PARAMETERS = [
  'bounds',
  'station_id',
  'district_slug',
  'region_slugs',
  'prefecture_slug',
  's_prefecture_slug',
  'area_slug',
  'k',
  ...CHOICE_KEYS,
  'people',
  'official',
  'best_rate',
  'name',
  's',
  'page',
] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];

export const hallSearchPath = definePath('/halls/search/', SEARCH_PARAMETERS);
/** Search by words. */
export const hallWordSearchPath = definePath('/halls/', SEARCH_PARAMETERS);
/** Landing pages of one search condition. The part has the name of the search parameter. */
export const areaHallsPath = definePath('/a/:area_slug', SEARCH_PARAMETERS);
export const prefectureHallsPath = definePath('/pref/:prefecture_slug', SEARCH_PARAMETERS);
export const regionHallsPath = definePath('/r/:region_slugs', SEARCH_PARAMETERS);
export const districtHallsPath = definePath('/d/:district_slug', SEARCH_PARAMETERS);
export const stationHallsPath = definePath('/s/:station_id<\\d+>', SEARCH_PARAMETERS);
export const venueTypeHallsPath = definePath('/k/:k<\\d+>', SEARCH_PARAMETERS);
export const weddingStyleHallsPath = definePath('/ws/:ws<\\d+>', SEARCH_PARAMETERS);
export const goodsHallsPath = definePath('/g/:g<\\d+>', SEARCH_PARAMETERS);

export const hallRankingPath = definePath('/halls/ranking/', ['s']);
export const prefectureHallRankingPath = definePath('/halls/ranking/:prefectureSlug/', ['s']);
export const regionHallRankingPath = definePath('/halls/ranking/:prefectureSlug/:regionSlug/', ['s']);

const HALL_PARAMETERS = [
  'status',
  'stars',
  'season',
  'review_guests',
  'order',
  'guests',
  'more',
  'page',
] as const;
export const hallByIdPath = definePath('/halls/:rawId<\\d+>', HALL_PARAMETERS);
/** The canonical path of a hall. */
export const hallBySlugPath = definePath('/halls/:areaSlug/:slug', HALL_PARAMETERS);
export const hallCancellationPath = definePath('/halls/:rawId<\\d+>/cancellation', ['wedding_date']);
export const hallComparePath = definePath('/halls/compare', ['hall', 'wedding_date']);

const FAIRS_PARAMETERS = [
  'day',
  'view',
  'off',
  'rokuyo',
  'kind',
  'time',
  'short',
  'closed',
  'station',
  'page',
] as const;
export const fairsPath = definePath('/fairs', FAIRS_PARAMETERS);
export const monthFairsPath = definePath('/fairs/:month<20\\d\\d-(?:0[1-9]|1[0-2])>', FAIRS_PARAMETERS);
export const prefectureFairsPath = definePath('/fairs/:prefecture<[a-z]+>', FAIRS_PARAMETERS);
export const prefectureMonthFairsPath = definePath(
  '/fairs/:prefecture<[a-z]+>/:month<20\\d\\d-(?:0[1-9]|1[0-2])>',
  FAIRS_PARAMETERS,
);
export const areaFairsPath = definePath('/fairs/area/:area<[a-z]+>', FAIRS_PARAMETERS);
export const areaMonthFairsPath = definePath(
  '/fairs/area/:area<[a-z]+>/:month<20\\d\\d-(?:0[1-9]|1[0-2])>',
  FAIRS_PARAMETERS,
);
export const hallBridesPath = definePath('/halls/:rawId<\\d+>/brides', ['season', 'order', 'page']);
export const hallFairsPath = definePath('/halls/:rawId<\\d+>/fairs', ['month', 'day', 'view', 'kind']);
export const fairPath = definePath('/halls/:hallRawId<\\d+>/fairs/:fairRawId<\\d+>');

export const reservationsPath = definePath('/mypage/reservations');
export const findReservationPath = definePath('/reservations/cancel');
export const reservationPath = definePath('/reservations/:number<\\d+>');

export const registerPath = definePath('/register', ['to', 'code']);
export const logInPath = definePath('/login', ['to']);
export const logOutPath = definePath('/logout', ['to']);

export const myPagePath = definePath('/mypage');
export const ticketsPath = definePath('/mypage/tickets');
export const generalTicketPath = definePath('/mypage/tickets/:rawId<\\d+>', ['applied']);
/** Engagement-ring tickets have ids of their own. */
export const ringTicketPath = definePath('/mypage/tickets/ring/:rawId<\\d+>', ['applied']);
export const referralEntryPath = definePath('/referral');
export const referralPath = definePath('/referral/:code', ['joined']);

/** What clip buttons post to without script. */
export const clipPath = definePath('/clip', ['id', 'to']);
export const clipsPath = definePath('/mypage/clips', ['page']);
export const clipsOfKindPath = definePath('/mypage/clips/:kind<articles|brides|brands|rings>', ['page']);
/** With `list` an existing list is edited, else a new one is created. */
export const clipSharePath = definePath('/mypage/clips/share', ['list']);
export const sharedClipsPath = definePath('/clips/shared/:hash', ['page']);
export const brandsPath = definePath('/brands/', ['page']);
export const ringsPath = definePath('/rings/', ['page']);

export const bridesPath = definePath('/brides');
export const prefectureBridesPath = definePath('/brides/pref/:prefectureSlug');
export const pickedBridesPath = definePath('/brides/picked', ['page']);
export const brideSearchPath = definePath('/brides/search', [
  'prefecture',
  'hall',
  'name',
  'guests',
  'season',
  'style',
  'cost',
  'page',
]);
export const themesPath = definePath('/brides/themes', ['page', 'query']);
export const themePath = definePath('/brides/themes/:rawId<\\d+>', ['page', 'query']);
export const bridePath = definePath('/brides/:rawId<\\d+>');
export const albumPath = definePath('/albums/:rawId<\\d+>');

export const magazinePath = definePath('/magazine', ['page']);
export const articlePath = definePath('/magazine/:rawId<\\d+>', ['page']);
export const categoryPath = definePath('/magazine/category/:rawId<\\d+>', [
  'tag',
  'phase',
  'prefecture',
  'page',
]);
export const tagPath = definePath('/tag/:slug');
export const tagPagePath = definePath('/tag/:slug/page/:number<\\d+>');
export const prefectureArticlesPath = definePath('/magazine/prefecture/:prefectureSlug', ['page']);
export const articleRankingPath = definePath('/magazine/ranking', ['category', 'period']);
export const writersPath = definePath('/magazine/writers', ['q', 'page']);
export const writerPath = definePath('/magazine/writer/:rawId<\\d+>', ['page']);
export const guidesPath = definePath('/magazine/guides', ['page']);

export const mainCampaignPath = definePath('/go_to_wedding/');
export const campaignPath = definePath('/go_to_wedding/:campaignVersion<[a-z0-9_-]{1,40}>/');
export const leafletPath = definePath('/lp/kaoawase_template');
export const videosPath = definePath('/videos/', ['page']);
export const prefectureVideosPath = definePath('/videos/:prefectureSlug<[a-z]{1,20}>/', ['page']);
export const photosPath = definePath('/photos/', ['prefecture']);
export const photoCategoryPath = definePath('/photos/:category<[a-z]{1,20}>/', ['prefecture']);
export const statsPath = definePath('/stats/');
export const areaStatsPath = definePath('/stats/a/:areaSlug<[a-z_]{1,20}>/');
export const prefectureStatsPath = definePath('/stats/pref/:prefectureSlug<[a-z]{1,20}>/');
export const regionStatsPath = definePath('/stats/r/:regionSlug<[a-z0-9][a-z0-9_-]{0,80}>/');
export const bookingSitesPath = definePath('/booking_sites/');
/** Choice of the area the site is shown for. */
export const areaPath = definePath('/area/', ['to']);
export const externalTransmissionPath = definePath('/external_transmission');
/** Texts of the operator. */
export const legalPath = definePath('/:kind<terms|privacy|company>');
/** Test page of the native bridge. */
export const nativeTestPath = definePath('/native/');

export const diagnosisPath = definePath('/diagnosis');
/** Diagnosis ids are opaque. */
export const diagnosisResultPath = definePath('/diagnosis/:id<[A-Za-z0-9_-]{8,64}>');
export const diagnosisAnswerPath = definePath('/diagnosis/:id<[A-Za-z0-9_-]{8,64}>/:side<child|parent>', [
  'q',
  'again',
]);
export const diagnosisThanksPath = definePath(
  '/diagnosis/:id<[A-Za-z0-9_-]{8,64}>/:side<child|parent>/thanks',
);
export const diagnosisLeafletPath = definePath('/diagnosis/:id<[A-Za-z0-9_-]{8,64}>/leaflet');
export const enquetePath = definePath('/enquete/:version<[\\w-]{1,40}>');
export const specialPath = definePath('/special');
export const contactPath = definePath('/contact');
export const thankYouPath = definePath('/thankyou', ['fid']);
