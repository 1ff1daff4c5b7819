/** Seeded articles name the kind of a hall as the pages of halls do. */
import { describe, expect, it } from 'vitest';
import { VENUE_TYPES } from '#client/labels.ts';
import { catalogue } from '#tests/harness/catalogue.ts';

const { articles, halls, reports } = catalogue;
const labels = new Map(VENUE_TYPES.map(({ number, name }) => [Number(number), name]));
const hallsById = new Map(halls.map((hall) => [hall.id, hall]));
type Hall = (typeof halls)[number];

const STUDIO = 6;
const SHRINE_OR_TEMPLE = 5;
const OTHER = 99;
/** Words for a kind, longest first, and one that no page of a hall uses. */
const KIND = /ゲストハウス|専門式場|式場|ホテル|レストラン|フォトスタジオ|神社|寺院/g;

/** What a sentence calls a hall: its label, or one of the two words of 神社・寺院. */
function kindOf({ service_id, name }: Hall): string | null {
  if (service_id === SHRINE_OR_TEMPLE) return name.endsWith('寺') ? '寺院' : '神社';
  return service_id === OTHER ? null : (labels.get(service_id ?? 0) ?? null);
}

const texts = articles.map(({ id, prefecture_slug, pages }) => ({
  id,
  prefecture_slug,
  html: pages.join('\n'),
}));

describe('kinds of halls in seeded articles', () => {
  it('are said as the pages of the halls say them', () => {
    let said = 0;
    const wrong = texts.flatMap(({ id, html }) =>
      [...html.matchAll(/<p>([^\n]*)<\/p>\n<p><a href="\/halls\/(\d+)"/g)].flatMap(
        ([, text = '', number]) => {
          const hall = hallsById.get(Number(number));
          if (hall === undefined) return [`${id}: no hall ${number}`];
          const { name, access } = hall;
          // Names of fairs, halls and bus stops hold such words too.
          const own = text
            .replaceAll(/「[^」]*」/g, '')
            .replaceAll(name, '')
            .replaceAll(access ?? '', '');
          const kinds = (own.match(KIND) ?? []).filter((kind) => kind !== kindOf(hall));
          said += 1;
          return kinds.map((kind) => `${id} ${name}: ${kind}, not ${kindOf(hall)}`);
        },
      ),
    );
    expect(said).toBeGreaterThan(350);
    expect(wrong).toEqual([]);
  });

  it('are said of the hall of a quoted review', () => {
    const bodies = reports.flatMap(({ hall_id, comments }) => {
      const hall = hallsById.get(hall_id);
      const kind = (hall === undefined ? null : kindOf(hall)) ?? '会場';
      return comments.map(({ body }) => ({ body, kind }));
    });
    // Several reviews may hold the same sentences.
    const kindsOf = (quotation: string): string[] =>
      bodies.flatMap(({ body, kind }) => (body.includes(quotation) ? [kind] : []));
    const wrong = texts.flatMap(({ id, html }) =>
      [...html.matchAll(/<p>([^<]*)<\/p><cite>[^<]*?の([^<の]*)で(?:挙式|列席|見学)/g)].flatMap(
        ([, quotation = '', said = '']) => {
          const kinds = kindsOf(quotation);
          return kinds.includes(said) ? [] : [`${id}: ${said}, not ${kinds.join()}`];
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are counted as in the search for halls', () => {
    const counts = texts.flatMap(({ id, prefecture_slug, html }) => {
      const text = html.replaceAll(/<[^>]+>/g, '\n');
      const own = halls.filter((hall) => hall.prefecture_slug === prefecture_slug);
      return [...text.matchAll(/(専門式場|式場|ホテル|レストラン|神社・寺院)[がはの]?(\d+)か所/g)].flatMap(
        ([found, name, number]) => {
          const count = own.filter(({ service_id }) => labels.get(service_id ?? STUDIO) === name).length;
          return prefecture_slug === null ? [] : [{ id, found, isRight: count === Number(number) }];
        },
      );
    });
    expect(counts.length).toBeGreaterThan(50);
    expect(counts.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('have no other name', () => {
    expect(texts.filter(({ html }) => html.includes('ゲストハウス')).map(({ id }) => id)).toEqual([]);
  });
});
