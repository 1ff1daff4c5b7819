import { describe, expect, it } from 'vitest';
import { codeFiles, filesBelow, parseModule, read } from './source.ts';

// Written so that no pattern finds itself.
const unfinished = /\b(TO[D]O|FIX[M]E|X{3}|HA[C]K)\b|not implement[e]d/i;
const sleeping = /\b(describe|it|test|suite)\.(sk[i]p|on[l]y|fi[x]me|to[d]o)\b/;
/** A finding may be disabled for one line, with the reason beside it. */
const disabled = /@ts-(ign[o]re|exp[e]ct-error|noch[e]ck)|lint-dis[a]ble(?!.* -- \S)/;
/** Paths of one machine and names of a workplace. */
const workplace =
  /\/[w]ork\/|\/[f]arm\/|\.\.\/shar[e]d\/(sp[e]c|des[i]gn)\b|\.libr[a]ry\b|\b(sub)[a]gent|\bthis sess[i]on\b/i;

const textFiles = () =>
  filesBelow('.').filter((path) => /\.(ts|tsx|mjs|js|css|md|ya?ml|graphql|json|html|svg|sql)$/.test(path));
const isLock = (path: string) => path.endsWith('package-lock.json');

describe('style that no linter checks', () => {
  it('keeps files at 300 lines or fewer', () => {
    const long = filesBelow('.')
      .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
      .map(read)
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('uses only cascade layers that main.css orders', () => {
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

  it('styles hovering only where a pointer can hover', () => {
    // On touch screens a tap sets `:hover` before the click, which costs a frame, and keeps it afterwards.
    const hoverBlock = /^( *)@media \(hover: hover\)[^{]*\{$.*?^\1\}$/gms;
    const stray = filesBelow('client')
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => {
        const lines = read(path).text.replaceAll(hoverBlock, '').split('\n');
        return lines.filter((line) => line.includes(':hover')).map((line) => `${path}: ${line.trim()}`);
      });
    expect(stray).toEqual([]);
  });

  it('has no any, no double casts and no disabled checks without a reason', () => {
    const found = codeFiles().flatMap((source) => {
      const { evasions, comments } = parseModule(source);
      const disablers = comments.filter((comment) => disabled.test(comment));
      return [...evasions, ...disablers].map((what) => `${source.path}:${what}`);
    });
    expect(found).toEqual([]);
  });

  it('names no rule of the specification by number, in comments or in the schema', () => {
    const numbered = /\b[RSF]\d{2}\b|§|\bsections? \d/;
    const inComments = codeFiles()
      .filter(({ path }) => /^(gateway|client|origin|contract|scripts)\//.test(path))
      .flatMap((source) =>
        parseModule(source)
          .comments.filter((comment) => numbered.test(comment))
          .map((comment) => `${source.path}: ${comment.trim()}`),
      );
    const inSchema = read('schema.graphql')
      .text.split('\n')
      .filter((line) => numbered.test(line));
    expect([...inComments, ...inSchema]).toEqual([]);
  });

  it('leaves nothing unfinished', () => {
    const found = codeFiles().flatMap((source) =>
      parseModule(source)
        .comments.filter((comment) => unfinished.test(comment))
        .map((comment) => `${source.path}: ${comment.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('has no skipped test', () => {
    expect(
      codeFiles()
        .filter(({ text }) => sleeping.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no journey that waits for time or for a silent network', () => {
    const waiting = /waitForTim[e]out|network[i]dle/;
    const found = filesBelow('tests/journey').filter((path) => waiting.test(read(path).text));
    expect(found).toEqual([]);
  });

  it('names no machine and no workplace', () => {
    const found = textFiles()
      .filter((path) => !isLock(path))
      .map(read)
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, i) => (workplace.test(line) ? [`${path}:${i + 1}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
