/**
 * Mock REST API of the benchmarks: responds from memory, in the contract's schemas, so that the gateway
 * dominates the measurement.
 * `LATENCY_MS` delays every response. `GET /__halls?count=100` sets the number of halls that a search finds, in pages of
 * 30. `GET /__calls` returns and resets the number of requests.
 */
import { createServer } from 'node:http';

const port = Number(process.env.PORT);
const latencyMs = Number(process.env.LATENCY_MS ?? 0);

const summary = (id: number) => ({
  id,
  name: `グランメゾン青山 第${id}会場`,
  short_name: 'グランメゾン',
  address: '東京都港区北青山3-5-1 グランメゾン青山ビル',
  lat: 35.66612,
  lng: 139.71245,
  price_range: '300万円〜350万円',
  cost: 3_680_000,
  rating: 4.4,
  rating_count: 128,
  cover_images: [1, 2].map((n) => ({ image_url: `${origin}/pictures/halls/${id}/cover-${n}.jpg` })),
  location: {
    prefecture_slug: 'tokyo',
    prefecture_name: '東京都',
    region_slug: 'omotesando-aoyama',
    region_name: '表参道・青山',
  },
  reception_cover_image: { photo: { photo_url: `${origin}/pictures/halls/${id}/reception-1.jpg` } },
  reception_cover_image2: null,
  created_at: '2019-04-01T10:00:00+09:00',
  area_slug: 'kanto',
  prefecture_slug: 'tokyo',
  region_slugs: ['omotesando-aoyama', 'shibuya-ebisu'],
  district_slug: 'aoyama',
  station_id: 1101,
  service_id: 3,
  slug: `grand-maison-aoyama-${id}`,
  name_kana: 'グランメゾンアオヤマ',
  capacity_min: 10,
  capacity_max: 120,
  access: '東京メトロ「表参道駅」A4出口より徒歩5分、青山学院となり',
  clip_count: 842,
  is_official: true,
  is_best_rate: false,
  updated_at: '2026-11-10T12:00:00+09:00',
});

const fair = (n: number, hallId: number) => ({
  id: 9000 + n,
  name: '【試食付】大聖堂体験フェア',
  description: null,
  start_date: '2026-11-01',
  hold_at: `2027-12-0${n}T00:00:00+09:00`,
  hold_time1: '10:00',
  hold_time2: '13:30',
  hold_time3: '17:00',
  ...Object.fromEntries([4, 5, 6, 7, 8].map((time) => [`hold_time${time}`, null])),
  post_period_day: 2,
  post_period_hour: 17,
  hall_id: hallId,
  fair_snapshot: null,
  contents: ['consultation', 'mock_ceremony', 'tasting'],
  price: 0,
  image_url: `${origin}/pictures/fairs/${n}.jpg`,
  duration_minutes: 180,
});

const origin = `http://127.0.0.1:${port}`;
/** Placeholder of the id in response templates. */
const ID = 987_654_321;
const toTemplate = (body: unknown) => JSON.stringify(body).split(String(ID));

const hall = toTemplate({
  ...summary(ID),
  tel: '03-0000-0000',
  regulation: null,
  comment_stats: [],
  hall_question_and_answers: [],
  popular_photos: [],
});
const fairs = toTemplate({ fairs: [1, 2, 3, 4].map((n) => fair(n, ID)), total: 4, page: 1, per_page: 4 });
const benefits = toTemplate({
  benefits: [1, 2].map((id) => ({
    id,
    title: '成約特典 ドレス1着プレゼント',
    description: null,
    amount: 200_000,
    conditions: '80名以上のご結婚式',
    expires_on: '2027-12-31',
  })),
});
const questions = toTemplate({
  question_and_answers: ['access', 'cost', 'food'].map((type, i) => ({
    id: 501 + i,
    question: '駐車場はありますか?',
    answer: '提携駐車場が20台分あります。',
    type,
    answered_at: '2026-03-01T12:00:00+09:00',
  })),
});
const nearby = toTemplate({ halls: [1, 2, 3, 4].map(summary) });
/** Halls of a page, as in the REST API. */
const PAGE_SIZE = 30;
function searchPagesOf(count: number): string[][] {
  const halls = Array.from({ length: count }, (_, i) => summary(i + 1));
  return Array.from({ length: Math.max(1, Math.ceil(count / PAGE_SIZE)) }, (_, i) =>
    toTemplate({
      halls: halls.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE),
      total: count,
      page: i + 1,
      per_page: PAGE_SIZE,
    }),
  );
}
let searchPages = searchPagesOf(20);
const clips = toTemplate([1, 4, 9]);
const session = toTemplate({
  user_id: 1001,
  basic_nickname: 'ゆい',
  wedding_role: 'bride',
  expires_at: '2037-11-21T10:00:00+09:00',
});

const children: Record<string, string[]> = {
  benefits,
  fairs,
  question_and_answers: questions,
  nearby_halls: nearby,
};

function matchRoute(path: string, query: string): { body: string[]; id: string } | null {
  if (path === '/api/halls/') {
    const page = Number(new URLSearchParams(query).get('page') ?? 1);
    const body = searchPages[page - 1];
    return body ? { body, id: '' } : null;
  }
  if (path === '/api/wn/hall_clips/bulk') return { body: clips, id: '' };
  if (path === '/api/wn/sessions/current') return { body: session, id: '' };
  const [, id = '', child] = /^\/api\/wn\/halls\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
  const body = child ? children[child] : hall;
  return id && body ? { body, id } : null;
}

let calls = 0;

createServer((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path === '/__calls') {
    response.end(String(calls));
    calls = 0;
    return;
  }
  if (path === '/__halls') {
    searchPages = searchPagesOf(Number(new URLSearchParams(query).get('count')));
    response.end();
    return;
  }
  calls += 1;
  const route = matchRoute(path, query);
  const text = route ? route.body.join(route.id) : '{}';
  const send = () => {
    response.writeHead(route ? 200 : 404, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  if (latencyMs > 0) setTimeout(send, latencyMs);
  else send();
}).listen(port, '127.0.0.1');
