/** What the magazine is made of, read from ../data/magazine. */
import { readFileSync } from 'node:fs';
import type { Motif } from '../../pictures/address.ts';
import { MOTIFS } from '../../pictures/address.ts';

/** A category; those at the top have no parent. */
export type Category = { id: number; name: string; parent_id: number | null };
/** A tag. */
export type Tag = { id: number; slug: string; name: string };
/** Something to write about, with what can be said of it. */
export type Subject = {
  category: number;
  noun: string;
  motifs: Motif[];
  tags: string[];
  points: { heading: string; text: string }[];
};
/** A way to write about anything: `{n}` is the subject. */
export type Angle = { title: string; lead: string; tag: string };
/** A writer before she has an id. */
export type Pen = { family: string; given: string; field: string };

function lines(name: string): string[] {
  const text = readFileSync(new URL(`../data/magazine/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

const isMotif = (name: string): name is Motif => MOTIFS.some((motif) => motif === name);

/** Categories and tags. */
export function readTerms(): { categories: Category[]; tags: Tag[] } {
  const rows = lines('terms').map((line) => line.split(' '));
  return {
    tags: rows
      .filter(([kind]) => kind === 't')
      .map(([, id, slug = '', name = '']) => ({ id: Number(id), slug, name })),
    categories: rows
      .filter(([kind]) => kind !== 't')
      .map(([id, name = '', parent]) => ({
        id: Number(id),
        name,
        parent_id: parent === '-' ? null : Number(parent),
      })),
  };
}

/** Subjects with their points. */
export function readSubjects(): Subject[] {
  const subjects: Subject[] = [];
  for (const line of lines('subjects')) {
    if (line.startsWith('@ ')) {
      const [, category, noun = '', motifs = '', tags = ''] = line.split(' ');
      subjects.push({
        category: Number(category),
        noun,
        motifs: motifs.split(',').filter(isMotif),
        tags: tags.split(','),
        points: [],
      });
    } else {
      const [heading = '', text = ''] = line.split('|');
      subjects.at(-1)?.points.push({ heading, text });
    }
  }
  return subjects;
}

/** Ways to write. */
export function readAngles(): Angle[] {
  return lines('angles').map((line) => {
    const [title = '', lead = '', tag = ''] = line.split('|');
    return { title, lead, tag };
  });
}

/** Names and fields of writers. */
export function readPens(): Pen[] {
  return lines('writers').map((line) => {
    const [family = '', given = '', field = ''] = line.split(' ');
    return { family, given, field };
  });
}
