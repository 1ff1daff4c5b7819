/** The legal texts: terms of use, privacy policy and company, Markdown files in the folder `LEGAL_DIR`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MarkdownPage, parseMarkdownPage } from '../html/markdown.ts';
import { configError } from './errors.ts';

/** By the name of the file without `.md`. */
export interface LegalTexts {
  readonly terms: MarkdownPage;
  readonly privacy: MarkdownPage;
  readonly company: MarkdownPage;
}

/** Reads the files of a folder. @throws ConfigError for the first one that is missing, unreadable or untitled */
export function readLegalTexts(folder: string | undefined): LegalTexts {
  const read = (name: keyof LegalTexts): MarkdownPage => readText(folder ?? SHIPPED, `${name}.md`);
  return { terms: read('terms'), privacy: read('privacy'), company: read('company') };
}

const SHIPPED = fileURLToPath(new URL('../../content/legal', import.meta.url));

function readText(folder: string, file: string): MarkdownPage {
  let text: string;
  try {
    text = readFileSync(`${folder}/${file}`, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw configError(
      'LEGAL_DIR',
      `must name a folder with ${file}; ${folder}/${file} cannot be read: ${code}`,
    );
  }
  const page = parseMarkdownPage(text);
  if (page === null)
    throw configError('LEGAL_DIR', `names ${folder}/${file}, which must begin with its title, "# Title"`);
  return page;
}

/** What the shipped files leave open, 「{{会社名}}」. */
const PLACEHOLDER = /\{\{[^{}]+\}\}/;

/** The texts in which something is still left open. */
export function unfinishedLegalTexts(texts: LegalTexts): readonly string[] {
  return Object.entries(texts)
    .filter(([, { html }]) => PLACEHOLDER.test(html))
    .map(([name]) => name);
}
