/** HTML of up to a megabyte that costs parsers far more than its length. */
const MEGABYTE = 1_000_000;

/** Repeats a pattern, whose `#` becomes a running number, up to a length. */
function fill(pattern: string, length = MEGABYTE): string {
  const parts: string[] = [];
  for (let number = 0, size = 0; size + pattern.length < length; number += 1) {
    const part = pattern.replaceAll('#', String(number));
    parts.push(part);
    size += part.length;
  }
  return parts.join('').slice(0, length);
}

/** By their effect on the parser. */
export const FLOODS: Readonly<Record<string, string>> = {
  '17 kB of formatting elements that each paragraph opens again': fill('<b t=#></q><p>', 17_000),
  'formatting elements that each paragraph opens again': fill('<b t=#></q><p>'),
  'formatting elements, then paragraphs': fill('<b t=#></q>', MEGABYTE / 2) + fill('<p>', MEGABYTE / 2),
  'unclosed elements': fill('<div></q>'),
  'unclosed elements of unknown name': fill('<x-#>'),
  'a long link that each paragraph repeats': `<a href="/${'x'.repeat(9_000)}">${fill('</p>x<p>')}`,
  'links that close each other': fill('<a href=/#><div>'),
  'adoption of a long list': `${fill('<b><i><u><s>', 160)}<div>${fill('x<br>')}</b></i></u></s>`,
  'adoption over and over': fill('<b><p></b><i></p></i>'),
  'text before a table': `<table>${fill('x<i></i>')}`,
  'elements before a table': `<table>${fill('<b>x</b>')}`,
  'tables in tables': fill('<table><tr><td>'),
  'tables before tables': fill('<table><b>'),
  'attributes of one element': `<p ${fill('a# ')}>`,
  'attributes of many elements': fill(`<p ${fill('a# b=# ', 500)}>`),
  'one attribute value': `<a href="https://x.example/${'"&'.repeat(MEGABYTE / 2)}">x</a>`,
  'one text': '文'.repeat(MEGABYTE),
  'characters to escape': '&'.repeat(MEGABYTE),
  'character references': fill('&amp;&notit;&#x10FFFF;&#0;'),
  'unclosed comments': fill('<!--'),
  'unclosed tags': fill('<'),
  'unclosed attribute values': fill('<a href="'),
  'an unclosed script': `<script>${fill('<!--<script>')}`,
  'unclosed CDATA in SVG': `<svg>${fill('<![CDATA[')}`,
  'SVG in MathML in SVG': fill('<svg><foreignObject><math><annotation-xml encoding="text/html">'),
  'templates in templates': fill('<template><tr>'),
  'selects in selects': fill('<select><option><optgroup>'),
  'frames in frames': fill('<frameset><iframe src=https://www.youtube.com/embed/abcdef#>'),
  headings: fill('<h2>#</h2>'),
  'nested figures': fill('<figure><div>', 2_000) + '文'.repeat(MEGABYTE - 2_000),
  'nested headings': `<h2>${fill('<span>', 1_000)}${fill('a<br>')}`,
  images: fill('<img src=https://x.example/#.jpg>'),
  'images of long address': fill(`<img src="https://x.example/${'文'.repeat(2_000)}">`),
  'relative images': fill('<img src=#>'),
  'line breaks': fill('<br>'),
  'spaces in a paragraph': `<p>${' '.repeat(MEGABYTE)}x</p>`,
  'an address in a paragraph': `<p>https://x.example/${'/..'.repeat(MEGABYTE / 3)}</p>`,
  'names like selectors': fill('<a.b#c.d>'),
};

const TAGS = [
  ...'b i u s a em p div table tr td th tbody caption ul li dl dt dd h2 figure figcaption span font'.split(
    ' ',
  ),
  ...'svg math template select option button form object applet marquee pre ruby rt blockquote'.split(' '),
].flatMap((name) => [`<${name}>`, `<${name} href="/#" t=#>`, `</${name}>`]);
const TEXTS = [
  '文',
  ' ',
  '&',
  '&amp;',
  '<',
  '<!--',
  '-->',
  ']]>',
  '<br>',
  '<img src=https://x.example/#>',
  '\0',
  '"',
];
const PIECES = [...TAGS, ...TEXTS];

/** Random HTML from a seed: a handful of pieces in random order, so that some combinations multiply. */
export function randomFlood(seed: number, length: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const chosen = Array.from({ length: 2 + next(8) }, () => PIECES[next(PIECES.length)] ?? '');
  const pattern = Array.from({ length: 1 + next(40) }, () => chosen[next(chosen.length)] ?? '').join('');
  return fill(pattern, length / 2) + fill(chosen[0] ?? '', length / 2);
}
