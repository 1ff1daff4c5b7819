/** Portraits of seeded brides suit rite, hall and season of the wedding, in profiles and in reviews. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#tests/harness/catalogue.ts';
import { motifOf } from '#origin/picturePath.ts';

const { brides, reports, halls } = catalogue;
const hallOf = new Map(halls.map((hall) => [hall.id, hall]));
const bridesByUser = new Map(brides.map((bride) => [bride.user_id, bride]));

type Portrait = {
  motif: string;
  style: string | null | undefined;
  hall: (typeof halls)[number] | undefined;
  month: number;
};
const portraits = [
  ...brides,
  ...reports.flatMap((report) => {
    const bride = bridesByUser.get(report.user_id ?? 0);
    return report.reception_picture == null || bride === undefined
      ? []
      : [{ ...bride, reception_picture: report.reception_picture, reception_style: report.reception_style }];
  }),
].flatMap(({ reception_picture, reception_style, hall_id, wedding_date }): Portrait[] => {
  const motif = motifOf(reception_picture ?? null);
  const month = Number(wedding_date?.slice(5, 7) ?? 0);
  return motif === null ? [] : [{ motif, style: reception_style, hall: hallOf.get(hall_id ?? 0), month }];
});

describe('portraits of seeded brides', () => {
  it.each([
    [/kimono|fan|shrine|temari|tatami|bamboo|sake/, ['神前式', '仏前式', 'フォト'], 60],
    [/dress|bouquet|tiara|shoes/, ['教会式', '人前式', 'フォト'], 100],
    [/chapel|stained|staircase|cake|wreath|terrace|beach/, ['教会式', '人前式'], 100],
  ])('show %s with its rites only', (motifs, styles, least) => {
    const shown = portraits.filter(({ motif }) => motifs.test(motif));
    expect(shown.length).toBeGreaterThanOrEqual(least);
    for (const { motif, style } of shown) expect(styles, motif).toContain(style);
  });

  it.each<[RegExp, (portrait: Portrait) => boolean]>([
    [/chapel/, ({ hall }) => [1, 3, 4, 5, 6, 8].some((id) => hall?.c.includes(id))],
    [/stained/, ({ hall }) => hall?.c.includes(3) === true],
    [/staircase/, ({ hall }) => hall?.g.includes(7) === true],
    [/beach/, ({ hall }) => hall?.g.includes(4) === true],
    [/garden/, ({ hall, style }) => hall?.g.includes(6) === true || style === 'フォト'],
    [/shrine/, ({ hall }) => hall?.service_id === 5 && !hall.name.endsWith('寺')],
    [/blossoms/, ({ month }) => [3, 4].includes(month)],
    [/hydrangea/, ({ month }) => [6, 7].includes(month)],
    [/maples/, ({ month }) => [10, 11].includes(month)],
    [/snow/, ({ month }) => [12, 1, 2].includes(month)],
  ])('show %s where and when it is found', (motifs, suits) => {
    const shown = portraits.filter(({ motif }) => motifs.test(motif));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((portrait) => !suits(portrait))).toEqual([]);
  });
});
