/** No regular expression of the source takes more than linear time for any text. */
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '#tests/fitness/source.ts';

interface Regex {
  /** `path:line`. */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

function regexesOf(path: string): Regex[] {
  const { text } = read(path);
  const found: Regex[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ at: `${path}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Expressions whose text is short by its type. */
const SHORT = new Map([['client/format.ts', 'the digits of a number']]);

const REGEXES = ['gateway', 'client', 'origin']
  .flatMap(filesBelow)
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !SHORT.has(path))
  .flatMap(regexesOf);

const LENGTH = 16_000;
/** A linear expression takes a twentieth of this, a quadratic one five times as long. */
const MAX_MS = 20;
const CHARACTERS = ['👩', ...Array.from('aA0_ \0\n\t\r-./:;=@#%&?!<>"\'()[]{}+,\\あア漢１　')];
const ENDINGS = ['', '\n\0', '!', '<', '\u3042'];

/** Literal parts of an expression, which a text has to contain for the match to get far. */
function fragmentsOf(source: string): string[] {
  const plain = source.replaceAll(/\\([^\w\s])/g, '$1').replaceAll(/\\[a-zA-Z]|\[\^?|[\]{}()*+?|^$]/g, '\n');
  return [...new Set(plain.split('\n').filter((part) => part !== ''))];
}

/** Texts that repeat what an expression matches and end in a mismatch. */
function* textsFor(source: string, length: number): Generator<string> {
  const fragments = fragmentsOf(source);
  const pumps = [
    ...CHARACTERS,
    ...fragments,
    ...fragments.flatMap((part) => ['a', ' ', '1'].map((c) => part + c)),
  ];
  for (const pump of new Set(pumps)) {
    const repeated = pump.repeat(length / pump.length);
    for (const ending of ENDINGS) yield repeated + ending;
    for (const fragment of fragments) yield fragment + repeated + ENDINGS[1];
  }
}

/** CPU time of this thread: other processes do not count. */
function millisecondsOf(regex: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  text.replace(regex, '');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** A text for which an expression takes too long; null if there is none. */
function slowText({ source, flags }: Pick<Regex, 'source' | 'flags'>): string | null {
  const regex = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  // An exponential or cubic expression shows with few characters and would never end with many.
  for (const length of [24, 800, LENGTH])
    for (const text of textsFor(source, length))
      if ([1, 2, 3].every(() => millisecondsOf(regex, text) > MAX_MS))
        return `${JSON.stringify(text.slice(0, 20))}… of ${length} characters`;
  return null;
}

describe('regular expressions', () => {
  it('S78 finds those of quadratic and exponential time', () => {
    for (const source of ['<[^>]*>', String.raw`^(\d+)+$`, String.raw`\s+$`, 'a.*b.*c'])
      expect(slowText({ source, flags: 'g' }), source).not.toBeNull();
    expect(slowText({ source: '<[^<>]*>', flags: 'g' })).toBeNull();
  }, 60_000);

  it('S78 are found in the source', () => expect(REGEXES.length).toBeGreaterThan(100));

  it.each(REGEXES)('S78 $at takes linear time', (regex) => expect(slowText(regex)).toBeNull(), 60_000);
});
