/** Bodies of articles as an editor's tool would save them: WordPress HTML, with the marks and the leftovers such HTML has. */
import type { Dice } from '../../dice.ts';
import { PALETTE_NAMES, picturePath } from '../../pictures/address.ts';
import type { Subject } from './read.ts';
import {
  CHECKLISTS,
  CLOSINGS,
  FIGURE_CAPTIONS,
  HALL_INTRODUCTIONS,
  SECOND_SENTENCES,
  SPEAKERS,
  TABLES,
  VOICES,
} from './phrases.ts';

/** A hall that may be named in a text. */
export type NamedHall = { id: number; name: string; town: string };

/** What a body is written from. */
export type Draft = {
  subject: Subject;
  lead: string;
  /** Halls to name, at most three. */
  halls: readonly NamedHall[];
  /** How many pages it is cut into. */
  pages: number;
};

const paragraph = (text: string): string => `<p>${text}</p>`;
const heading = (text: string): string => `<h2 class="wp-block-heading">${text}</h2>`;

function figure(dice: Dice, { motifs, noun }: Subject): string {
  const palette = dice.pick(PALETTE_NAMES);
  const shape = dice.chance(0.8) ? 'wide' : 'tall';
  const [width, height] = shape === 'wide' ? [1600, 1067] : [1280, 1600];
  const path = picturePath({ motif: dice.pick(motifs), palette, seed: dice.int(0, 15), shape });
  return `<figure class="wp-block-image size-large"><img decoding="async" src="${path}" alt="${noun}のイメージ" width="${width}" height="${height}" class="wp-image-${dice.int(100, 999)}"/><figcaption class="wp-element-caption">${dice.pick(FIGURE_CAPTIONS)}</figcaption></figure>`;
}

function list(dice: Dice): string {
  const [title, items] = dice.pick(CHECKLISTS);
  return `<h3 class="wp-block-heading">${title}</h3>\n<ul class="wp-block-list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function table(dice: Dice): string {
  const { caption, head, rows } = dice.pick(TABLES);
  const cells = (tag: string, texts: readonly string[]): string =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<figure class="wp-block-table"><table style="width:100%"><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table><figcaption>${caption}</figcaption></figure>`;
}

function voice(dice: Dice, index: number): string {
  return `<blockquote class="wp-block-quote"><p>${VOICES[index % VOICES.length] ?? ''}</p><cite>${dice.pick(SPEAKERS)}</cite></blockquote>`;
}

/** A hall by its address alone on a line, as editors paste it. */
function hall(dice: Dice, { id, name }: NamedHall): string {
  return `${paragraph(dice.pick(HALL_INTRODUCTIONS))}\n<p><a href="/halls/${id}">${name}</a></p>`;
}

function map({ town }: NamedHall): string {
  const place = encodeURIComponent(town);
  return `<div class="wp-block-group"><p>会場のある${town}の周りはこちらの地図で確かめられます。</p><iframe src="https://www.google.com/maps?q=${place}&amp;output=embed" width="600" height="450" style="border:0" loading="lazy" title="${town}の地図"></iframe></div>`;
}

/** The pages of an article. */
export function articlePages(dice: Dice, { subject, lead, halls, pages }: Draft): string[] {
  const named = [...halls];
  const points = dice.sample(subject.points, pages > 1 ? subject.points.length : dice.int(3, 4));
  const extras = [list, table, voice];
  const firstVoice = dice.int(0, VOICES.length - 1);
  const sections = points.map((point, index) => {
    const parts = [heading(point.heading), paragraph(`${point.text}${dice.pick(SECOND_SENTENCES)}`)];
    if (index > 0 && dice.chance(0.5)) parts.push(figure(dice, subject));
    const extra = extras[(index + dice.int(0, 1)) % extras.length];
    if (extra !== undefined) parts.push(extra(dice, firstVoice + index));
    const next = named.shift();
    if (next !== undefined) parts.push(hall(dice, next));
    return parts.join('\n');
  });
  const [first] = halls;
  if (first !== undefined && dice.chance(0.3)) sections.push(map(first));
  sections.push(
    [heading('まとめ'), paragraph(dice.pick(CLOSINGS).replaceAll('{n}', subject.noun))].join('\n'),
  );
  const size = Math.ceil(sections.length / pages);
  return Array.from({ length: pages }, (_, page) => {
    const part = sections.slice(page * size, (page + 1) * size).join('\n');
    return page === 0 ? [paragraph(lead), figure(dice, subject), part].join('\n') : part;
  }).filter((page) => page !== '');
}
