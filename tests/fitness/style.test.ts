import { describe, expect, it } from 'vitest';
import { codeFiles, filesBelow, parseModule, read } from './source.ts';

// Written so that no pattern finds itself.
const unfinished = /\b(TO[D]O|FIX[M]E|X{3}|HA[C]K)\b|not implement[e]d/i;
const sleeping = /\b(describe|it|test|suite)\.(sk[i]p|on[l]y|fi[x]me|to[d]o)\b/;
/** A finding may be silenced for one line, with the reason beside it. */
const silenced = /@ts-(ign[o]re|exp[e]ct-error|noch[e]ck)|lint-dis[a]ble(?!.* -- \S)/;
/** Traces of one machine or one way of working; a project belongs to whoever clones it. */
const workplace =
  /\/[w]ork\/|\/[f]arm\/|\.\.\/shar[e]d\/(sp[e]c|des[i]gn)\b|\.libr[a]ry\b|\b(sub)[a]gent|\bthis sess[i]on\b/i;

const textFiles = () =>
  filesBelow('.').filter((path) => /\.(ts|tsx|mjs|js|css|md|ya?ml|graphql|json|html|svg|sql)$/.test(path));
const isLock = (path: string) => path.endsWith('package-lock.json');

describe('style that no linter checks', () => {
  it('keeps files readable in one go: at most 300 lines', () => {
    const long = filesBelow('.')
      .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
      .map(read)
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('lays style sheets on the layers whose order is told', () => {
    const [, order = ''] = /@layer ([\w, ]+);/.exec(read('client/styles/main.css').text) ?? [];
    const stray = filesBelow('client')
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) =>
        Array.from(read(path).text.matchAll(/@layer (\w+) \{/g), ([, name = '']) => `${path}: ${name}`),
      )
      .filter((found) => !order.split(', ').includes(found.split(': ')[1] ?? ''));
    expect(order).not.toBe('');
    expect(stray).toEqual([]);
  });

  it('never talks over the type system', () => {
    const found = codeFiles().flatMap((source) => {
      const { evasions, comments } = parseModule(source);
      const silent = comments.filter((comment) => silenced.test(comment));
      return [...evasions, ...silent].map((what) => `${source.path}:${what}`);
    });
    expect(found).toEqual([]);
  });

  it('says what every exported function, class and interface is for', () => {
    const found = codeFiles()
      .filter(({ path }) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
      .flatMap((source) => parseModule(source).undocumented.map((what) => `${source.path}:${what}`));
    expect(found).toEqual([]);
  });

  it('leaves nothing unfinished', () => {
    const found = codeFiles().flatMap((source) =>
      parseModule(source)
        .comments.filter((comment) => unfinished.test(comment))
        .map((comment) => `${source.path}: ${comment.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('has no test that does not run', () => {
    expect(
      codeFiles()
        .filter(({ text }) => sleeping.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('knows no workplace and no machine', () => {
    const found = textFiles()
      .filter((path) => !isLock(path))
      .map(read)
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, i) => (workplace.test(line) ? [`${path}:${i + 1}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
