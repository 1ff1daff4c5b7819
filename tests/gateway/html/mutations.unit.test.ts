/** Sanitized HTML stays harmless however it is parsed again, also when it was cut half-way. */
import { defaultTreeAdapter, type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { toBlocks, toHtml } from '#gateway/html/convert.ts';
import { HTML_LIMITS, type HtmlLimits } from '#gateway/html/parse.ts';
import { HOSTILE_HTML } from '../schema/hostileHtml.ts';

const SEEDS = 1_500;
const SITE = 'https://www.example.jp';
const PIECES = HOSTILE_HTML.flatMap((html) => html.split(/(?=<)/));
const ELEMENTS = new Set(
  `html head body a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5
  h6 hr i img ins kbd li ol p picture pre q rp rt ruby s small samp section source span strike strong sub summary sup table tbody
  td tfoot th thead tr tt ul var colgroup`.split(/\s+/),
);
const ATTRIBUTES = new Set('href title src alt width height colspan rowspan start data-truncated'.split(' '));

/** A random order of the pieces of all hostile texts. */
function shuffled(seed: number): string {
  let state = seed + 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: 5 + next(60) }, () => PIECES[next(PIECES.length)] ?? '').join('');
}

/** Elements and attributes of a parsed page that the sanitizer does not let through. */
function foreignParts(parent: DefaultTreeAdapterMap['parentNode']): string[] {
  return parent.childNodes.flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) return [];
    const attributes = child.attrs.filter(
      ({ name, value }) => !ATTRIBUTES.has(name) || /^\s*(java|vb)script:/i.test(value),
    );
    return [
      ...(ELEMENTS.has(child.tagName) ? [] : [child.tagName]),
      ...attributes.map(({ name }) => `${child.tagName} ${name}`),
      ...foreignParts(child),
    ];
  });
}

const LIMITS: Readonly<Record<string, HtmlLimits>> = {
  whole: HTML_LIMITS,
  'cut after few characters': { ...HTML_LIMITS, input: 300 },
  'cut after few nodes': { ...HTML_LIMITS, nodes: 40 },
  'cut after little output': { ...HTML_LIMITS, output: 300 },
};

describe.each(Object.keys(LIMITS))('random hostile HTML, %s', (name) => {
  it(`S97 has nothing active in ${SEEDS} orders of its pieces`, () => {
    const limits = LIMITS[name] ?? HTML_LIMITS;
    let cut = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const html = { raw: shuffled(seed), siteUrl: SITE, limits };
      const converted = toHtml(html);
      cut += Number(converted.isCut);
      const texts = [
        converted.value.pieces.join(''),
        ...converted.value.images.map(({ around }) => around.join('x')),
        ...toBlocks(html).value.map((block) => ('html' in block ? block.html : '')),
      ];
      for (const text of texts)
        for (const scriptingEnabled of [true, false])
          expect(foreignParts(parse(text, { scriptingEnabled })), `seed ${seed}: ${text}`).toEqual([]);
    }
    expect(cut > SEEDS / 10).toBe(limits !== HTML_LIMITS);
  }, 120_000);
});
