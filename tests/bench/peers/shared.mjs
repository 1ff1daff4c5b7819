/** Shared by all peers: settings, the schema of the two queries, and the mapping of REST responses. */

export const port = Number(process.env.PORT);
export const upstream = process.env.PRODUCT_API_URL;
/** The user of all requests; this gateway resolves the same user from the token. */
export const userId = '1001';

export const typeDefs = /* GraphQL */ `
  type Query {
    halls(filter: HallFilter, first: Int = 30): HallConnection
    hall(by: HallBy!): Hall
  }
  input HallFilter {
    name: String
  }
  input HallBy {
    rawId: String
  }
  type HallConnection {
    nodes: [Hall!]
  }
  type Location {
    latitude: Float
    longitude: Float
    areaSlug: String
  }
  type Hall {
    rawId: String!
    name: String
    nameKana: String
    shortName: String
    slug: String
    areaSlug: String
    address: String
    access: String
    tel: String
    priceRange: String
    cost: Int
    rating: Float
    ratingCount: Int
    clipCount: Int
    capacityMin: Int
    capacityMax: Int
    isOfficial: Boolean
    location: Location
    viewerHasClipped: Boolean
    benefits: [Benefit!]
    fairs(first: Int = 4): FairConnection
    questionsAndAnswers: [Question!]
    nearbyHalls: [Hall!]
  }
  type Benefit {
    title: String
    amount: Int
    conditions: String
    expiresOn: String
  }
  type FairConnection {
    nodes: [Fair!]
  }
  type Fair {
    rawId: String!
    name: String
    heldOn: String
    holdTimes: [String!]
    price: Int
    durationMinutes: Int
  }
  type Question {
    question: String
    type: Topic
  }
  enum Topic {
    ACCESS
    COST
    FOOD
    DRESS
    FACILITY
    BRING_IN
    SCHEDULE
    OTHER
  }
`;

export const path = {
  search: (name, page) => `/api/halls/?name=${encodeURIComponent(name)}&page=${page}`,
  hall: (id) => `/api/wn/halls/${id}`,
  benefits: (id) => `/api/wn/halls/${id}/benefits`,
  fairs: (id) => `/api/wn/halls/${id}/fairs?per_page=4&page=1`,
  questions: (id) => `/api/wn/halls/${id}/question_and_answers`,
  nearby: (id) => `/api/wn/halls/${id}/nearby_halls`,
  clips: (ids) => `/api/wn/hall_clips/bulk?hall_ids=${ids.join(',')}&user_id=${userId}`,
};

/** Halls of a page of the search. */
const PAGE_SIZE = 30;

/** The first halls of a search. `getPage` requests a page by its number; all pages are requested in parallel. */
export async function searchHalls(first, getPage) {
  const pages = Array.from({ length: Math.ceil(first / PAGE_SIZE) }, (_, index) => getPage(index + 1));
  return (await Promise.all(pages)).flatMap(({ halls }) => halls).slice(0, first);
}

export const toHall = (row) => ({
  rawId: String(row.id),
  name: row.name,
  nameKana: row.name_kana,
  shortName: row.short_name,
  slug: row.slug,
  areaSlug: row.area_slug,
  address: row.address,
  access: row.access,
  tel: row.tel,
  priceRange: row.price_range,
  cost: row.cost,
  rating: row.rating,
  ratingCount: row.rating_count,
  clipCount: row.clip_count,
  capacityMin: row.capacity_min,
  capacityMax: row.capacity_max,
  isOfficial: row.is_official,
  location: { latitude: row.lat, longitude: row.lng, areaSlug: row.area_slug },
});

export const toBenefit = (row) => ({
  title: row.title,
  amount: row.amount,
  conditions: row.conditions,
  expiresOn: row.expires_on,
});

const times = [1, 2, 3, 4, 5, 6, 7, 8];
export const toFair = (row) => ({
  rawId: String(row.id),
  name: row.name,
  heldOn: row.hold_at.slice(0, 10),
  holdTimes: times.map((n) => row[`hold_time${n}`]).filter(Boolean),
  price: row.price,
  durationMinutes: row.duration_minutes,
});

export const toQuestion = (row) => ({ question: row.question, type: row.type.toUpperCase() });
