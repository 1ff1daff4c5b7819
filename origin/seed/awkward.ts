/** The awkward cases real data has, each on some halls, always the same ones. */
import { fold } from '../store/fold.ts';
import type { HallRow } from './halls.ts';

/** Whether a hall is among those with a certain oddity: one in `every`. */
const among = (id: number, every: number, offset: number): boolean => id % every === offset;

const LONG_NAMES: Record<number, string> = {
  58: 'メゾン・ド・フルーリッサ・エ・ジャルダン 表参道ノースフォレスト迎賓館(旧フルーリッサ倶楽部 別邸・ガーデンチャペル併設)',
  233: '千代結水鏡庭園ホテル&スパリゾート ザ・グランドバンケット・アット・ウォーターフロントタワー アネックス',
  701: 'オーベルジュ・ド・ラ・カリーノヴァ・プール・レ・プティ・マリアージュ〜森と湖に囲まれた一日一組だけの貸切ウエディング〜',
};

/** A hall whose texts bring script and broken markup, as uncleaned HTML can. */
export const UNCLEAN = 104;

export const UNCLEAN_HTML =
  '<p style="position:fixed" onclick="alert(1)">お申し込み後のキャンセルは<a href="javascript:alert(2)">こちら</a>をご覧ください。<script>alert(3)</script><img src=x onerror=alert(4)><table><tr><td>90日前まで</td><td>20%';

function renamed(name: string | undefined): Partial<HallRow> {
  return name === undefined ? {} : { name, short_name: null, folded_name: fold(name) };
}

/** Whether a hall shows no photo at all. */
export const hasNoPhoto = (id: number): boolean => among(id, 37, 11);

/** The row with the oddities of its id. */
export function withOddities(row: HallRow): HallRow {
  const { id } = row;
  return {
    ...row,
    ...renamed(LONG_NAMES[id]),
    ...(hasNoPhoto(id)
      ? { cover_pictures: [], reception_picture: null, reception_picture2: null, score: row.score - 20 }
      : {}),
    ...(among(id, 53, 7) ? { lat: null, lng: null, access: null } : {}),
    ...(among(id, 61, 5) ? { slug: null } : {}),
    ...(among(id, 41, 3) ? { cost: null, price_range: null } : {}),
    ...(among(id, 47, 19) ? { capacity_min: null, capacity_max: null } : {}),
    ...(among(id, 43, 9) ? { name_kana: null, short_name: null } : {}),
    ...(among(id, 59, 13) ? { tel: null, address: null } : {}),
    ...(among(id, 71, 17) ? { created_at: null, updated_at: null, clip_count: null } : {}),
    ...(among(id, 67, 2) ? { region_slugs: [], district_slug: null, station_id: null } : {}),
    ...(id === UNCLEAN ? { regulation: UNCLEAN_HTML, covid_regulation: '<svg onload=alert(5)>' } : {}),
  };
}
