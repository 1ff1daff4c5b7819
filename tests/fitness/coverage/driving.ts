/**
 * Which test drives something: read out of the tests' own source. A test drives what stands in it and in everything of
 * its modules that it uses, however many steps away: the document of a constant two helpers down counts as its own.
 */
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedInputType,
} from 'graphql';
import { parseSync, Visitor } from 'vite';
import { filesBelow, read, resolve } from '../source.ts';

/** The schema as it is published. */
export const schema = buildSchema(read('schema.graphql').text);

/** A test, or a declaration that tests use. */
interface Part {
  /** Title of the test; null for a declaration. */
  readonly title: string | null;
  /** The name it is declared under; null for a test. */
  readonly name: string | null;
  readonly start: number;
  readonly end: number;
  /** Identifiers it mentions. */
  readonly uses: ReadonlySet<string>;
}

interface File {
  readonly path: string;
  readonly text: string;
  readonly parts: readonly Part[];
  /** Every text of a string or template, with names in place of what is put in: `${NAME}`. */
  readonly literals: readonly { readonly start: number; readonly text: string }[];
  /** Names imported from modules beside the tests: local name to path. */
  readonly imports: ReadonlyMap<string, string>;
}

const files = new Map<string, File>();

/** Reads and remembers a module of the tests. */
function fileAt(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const { text } = read(path);
  const { program, module } = parseSync(path, text);
  const parts: {
    title: string | null;
    name: string | null;
    start: number;
    end: number;
    uses: Set<string>;
  }[] = [];
  const literals: { start: number; text: string }[] = [];
  const identifiers: { name: string; at: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first, ...rest], start, end }) {
      const head = text.slice(callee.start, callee.end);
      const isTest = /^(it|test)\b(?!\.(describe|extend|use))/.test(head);
      const isTitle = first?.type === 'Literal' || first?.type === 'TemplateLiteral';
      if (!isTest || !isTitle || rest.length === 0) return;
      const title = text.slice(first.start + 1, first.end - 1);
      parts.push({ title, name: null, start, end, uses: new Set() });
    },
    VariableDeclarator({ id, start, end }) {
      // Both of `const { ask, close } = …` stand for the whole.
      for (const name of id.type === 'Identifier'
        ? [id.name]
        : (text.slice(id.start, id.end).match(/\w+/g) ?? []))
        parts.push({ title: null, name, start, end, uses: new Set() });
    },
    FunctionDeclaration({ id, start, end }) {
      if (id) parts.push({ title: null, name: id.name, start, end, uses: new Set() });
    },
    Literal({ value, start }) {
      if (typeof value === 'string') literals.push({ start, text: value });
    },
    TemplateLiteral({ start, end }) {
      literals.push({ start, text: text.slice(start + 1, end - 1) });
    },
    Identifier: ({ name, start: at }) => void identifiers.push({ name, at }),
  }).visit(program);
  for (const part of parts)
    for (const { name, at } of identifiers) if (at >= part.start && at < part.end) part.uses.add(name);
  const imports = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = resolve(path, moduleRequest.value);
    // Servers and browsers are started there; what they hold, no test drives.
    if (!target.startsWith('tests/') || target.startsWith('tests/harness/')) continue;
    for (const { localName } of entries) imports.set(localName.value, target);
  }
  const file = { path, text, parts, literals, imports };
  files.set(path, file);
  return file;
}

/** A stretch of a module. */
interface Span {
  readonly file: File;
  readonly start: number;
  readonly end: number;
}

/** A test with everything it uses. */
interface Test {
  readonly path: string;
  readonly title: string;
  readonly spans: readonly Span[];
}

/** Whether a declaration can be meant by a part: what is declared within a test is known there alone. */
function isVisible(home: File, declared: Part, from: Part): boolean {
  const holder = home.parts.find(
    (part) => part.title !== null && part.start <= declared.start && declared.end <= part.end,
  );
  return !holder || (holder.start <= from.start && from.end <= holder.end);
}

/** Everything a test reaches: itself, the declarations it mentions, those they mention, and so on. */
function reach(file: File, part: Part): Span[] {
  const spans: Span[] = [];
  const seen = new Set<Part>();
  const follow = (at: File, from: Part): void => {
    if (seen.has(from)) return;
    seen.add(from);
    spans.push({ file: at, start: from.start, end: from.end });
    for (const name of from.uses) {
      const elsewhere = at.imports.get(name);
      const home = elsewhere === undefined ? at : fileAt(elsewhere);
      for (const found of home.parts)
        if (found.name === name && isVisible(home, found, from)) follow(home, found);
    }
  };
  follow(file, part);
  return spans;
}

/** The text of a literal with the constants put in that it names; null where one is made at run time. */
function expand(file: File, literal: string, depth = 0): string {
  return literal.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const home = fileAt(file.imports.get(name) ?? file.path);
    const declared = home.parts.find((part) => part.name === name);
    const value = home.literals.find(
      ({ start }) => declared && start >= declared.start && start < declared.end,
    );
    return value && depth < 5 ? expand(home, value.text, depth + 1) : '';
  });
}

/** Types of inputs that a type of input holds, itself included. */
function inputsOf(
  type: GraphQLNamedInputType,
  found = new Set<GraphQLNamedInputType>(),
): Set<GraphQLNamedInputType> {
  if (found.has(type)) return found;
  found.add(type);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) inputsOf(getNamedType(field.type), found);
  return found;
}

const parsed = new Map<string, ReadonlySet<string>>();

/**
 * Places of the schema a document asks for: `Type.field`, `Type`, and with a leading `~` the types of its inputs and
 * enumerations, whose members stand outside of the document. Empty for a text that is no document.
 */
function placesIn(text: string): ReadonlySet<string> {
  const known = parsed.get(text);
  if (known) return known;
  const places = new Set<string>();
  parsed.set(text, places);
  if (!/^\s*(query|mutation|subscription|fragment|\{|#)/.test(text)) return places;
  try {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field() {
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          if (!parent || !field) return;
          places.add(parent.name).add(`${parent.name}.${field.name}`);
          // What an interface offers is asked of every type that has it.
          if ('getInterfaces' in parent)
            for (const { name } of parent.getInterfaces()) places.add(name).add(`${name}.${field.name}`);
          const type = getNamedType(field.type);
          if (isEnumType(type)) places.add(`~${type.name}`);
        },
        Argument() {
          const type = types.getInputType();
          if (type) for (const { name } of inputsOf(getNamedType(type))) places.add(`~${name}`);
        },
      }),
    );
  } catch {
    // Part of a document, or none at all.
  }
  return places;
}

const TESTS = /\.(test|suite|journey)\.tsx?$/;

const tests = new Map<string, readonly Test[]>();

/** The tests of a file, or of all files below a folder. */
function testsOf(path: string): readonly Test[] {
  const known = tests.get(path);
  if (known) return known;
  const paths = /\.\w+$/.test(path) ? [path] : filesBelow(path).filter((name) => TESTS.test(name));
  const found = paths.flatMap((name) => {
    const file = fileAt(name);
    return file.parts.flatMap((part) =>
      part.title === null ? [] : [{ path: name, title: part.title, spans: reach(file, part) }],
    );
  });
  tests.set(path, found);
  return found;
}

const within = ({ start, end }: Span, at: number): boolean => at >= start && at < end;

/** Whether a test holds a text, in itself or in what it uses. */
function holds({ spans }: Test, text: string): boolean {
  return spans.some(({ file, start, end }) => file.text.slice(start, end).includes(text));
}

const asked = new Map<Test, ReadonlySet<string>>();

/** Everything of the schema a test asks for, in the words of `placesIn`. */
function placesOf(test: Test): ReadonlySet<string> {
  const known = asked.get(test);
  if (known) return known;
  const texts = test.spans.flatMap((span) =>
    span.file.literals.filter(({ start }) => within(span, start)).map(({ text }) => expand(span.file, text)),
  );
  const places = new Set(texts.flatMap((text) => [...placesIn(text)]));
  asked.set(test, places);
  return places;
}

/** A place of the schema: a type, or a member of one. */
export interface Place {
  readonly type: string;
  readonly member: string | undefined;
}

/** Whether documents that ask for `places`, with `text` around them, drive a place of the schema. */
function drives(
  places: ReadonlySet<string>,
  { type, member }: Place,
  holdsText: (text: string) => boolean,
): boolean {
  const kind = schema.getType(type);
  if (!isEnumType(kind) && !isInputObjectType(kind))
    return places.has(member === undefined ? type : `${type}.${member}`);
  return places.has(`~${type}`) && (member === undefined || holdsText(member));
}

/** The test that sends every ready operation over HTTP. */
const OPERATIONS = 'tests/gateway/examples/examples.test.ts';

/**
 * The test that drives something.
 * @param path file of tests, a folder of them, or a ready operation, which one test sends over HTTP
 * @param what a text that stands in the test, or a place of the schema that it asks for
 * @returns `path › title`, or null where none does
 */
export function driverOf(path: string, what: string | Place): string | null {
  if (path.endsWith('.graphql')) {
    const name = path.split('/').at(-1)?.replace('.graphql', '') ?? '';
    const { text } = read(path);
    const test = testsOf(OPERATIONS).find((one) => holds(one, `'${name}'`));
    const isDriven =
      typeof what === 'string'
        ? text.includes(what)
        : drives(placesIn(text), what, (word) => text.includes(word));
    return test && isDriven ? `${path}, sent by: ${test.title}` : null;
  }
  const found = testsOf(path).find((test) =>
    typeof what === 'string' ? holds(test, what) : drives(placesOf(test), what, (text) => holds(test, text)),
  );
  return found ? `${found.path} › ${found.title}` : null;
}
