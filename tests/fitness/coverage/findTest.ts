/**
 * Finds the test that covers something, from the source of the tests. A test covers what its own text contains and what
 * the declarations it uses contain, directly or indirectly.
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
  /** Texts of strings and templates, with placeholders as written: `${NAME}`. */
  readonly literals: readonly { readonly start: number; readonly text: string }[];
  /** Names imported from other modules of the tests: local name to path. */
  readonly imports: ReadonlyMap<string, string>;
}

const files = new Map<string, File>();

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
      // Each name of `const { ask, close } = …` refers to the whole declaration.
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
    // The harness starts servers and browsers; its texts are not covered by the tests that use it.
    if (!target.startsWith('tests/') || target.startsWith('tests/harness/')) continue;
    for (const { localName } of entries) imports.set(localName.value, target);
  }
  const file = { path, text, parts, literals, imports };
  files.set(path, file);
  return file;
}

/** A range of a module. */
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

/** Whether a part can refer to a declaration: those within a test are visible only there. */
function isVisible(home: File, declared: Part, from: Part): boolean {
  const holder = home.parts.find(
    (part) => part.title !== null && part.start <= declared.start && declared.end <= part.end,
  );
  return !holder || (holder.start <= from.start && from.end <= holder.end);
}

/** A test and the declarations it uses, directly or indirectly. */
function reachableSpans(file: File, part: Part): Span[] {
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

/** The text of a literal with its constants inserted; a value computed at run time is empty. */
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

/** An input type and the input types of its fields. */
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
 * Schema coordinates that a document selects: `Type.field`, `Type`, and with a leading `~` its input types and enums, whose
 * members appear outside the document. Empty for a text that is not a document.
 */
function coordinatesIn(text: string): ReadonlySet<string> {
  const known = parsed.get(text);
  if (known) return known;
  const coordinates = new Set<string>();
  parsed.set(text, coordinates);
  if (!/^\s*(query|mutation|subscription|fragment|\{|#)/.test(text)) return coordinates;
  try {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field() {
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          if (!parent || !field) return;
          coordinates.add(parent.name).add(`${parent.name}.${field.name}`);
          // A field of an interface counts for the types that implement it.
          if ('getInterfaces' in parent)
            for (const { name } of parent.getInterfaces()) coordinates.add(name).add(`${name}.${field.name}`);
          const type = getNamedType(field.type);
          if (isEnumType(type)) coordinates.add(`~${type.name}`);
        },
        Argument() {
          const type = types.getInputType();
          if (type) for (const { name } of inputsOf(getNamedType(type))) coordinates.add(`~${name}`);
        },
      }),
    );
  } catch {
    // Not a complete document.
  }
  return coordinates;
}

const TESTS = /\.(test|suite|journey)\.tsx?$/;

const tests = new Map<string, readonly Test[]>();

/** Tests of a file, or of all files below a folder. */
function testsOf(path: string): readonly Test[] {
  const known = tests.get(path);
  if (known) return known;
  const paths = /\.\w+$/.test(path) ? [path] : filesBelow(path).filter((name) => TESTS.test(name));
  const found = paths.flatMap((name) => {
    const file = fileAt(name);
    return file.parts.flatMap((part) =>
      part.title === null ? [] : [{ path: name, title: part.title, spans: reachableSpans(file, part) }],
    );
  });
  tests.set(path, found);
  return found;
}

const within = ({ start, end }: Span, at: number): boolean => at >= start && at < end;

/** Whether a test, or a declaration it uses, contains a text. */
function containsText({ spans }: Test, text: string): boolean {
  return spans.some(({ file, start, end }) => file.text.slice(start, end).includes(text));
}

const coordinatesByTest = new Map<Test, ReadonlySet<string>>();

function coordinatesOf(test: Test): ReadonlySet<string> {
  const known = coordinatesByTest.get(test);
  if (known) return known;
  const texts = test.spans.flatMap((span) =>
    span.file.literals.filter(({ start }) => within(span, start)).map(({ text }) => expand(span.file, text)),
  );
  const coordinates = new Set(texts.flatMap((text) => [...coordinatesIn(text)]));
  coordinatesByTest.set(test, coordinates);
  return coordinates;
}

/** A type, or a member of it. */
export interface Coordinate {
  readonly type: string;
  readonly member: string | undefined;
}

/** Whether documents that select `coordinates`, or the text around them, cover a coordinate. */
function covers(
  coordinates: ReadonlySet<string>,
  { type, member }: Coordinate,
  hasText: (text: string) => boolean,
): boolean {
  const kind = schema.getType(type);
  if (!isEnumType(kind) && !isInputObjectType(kind))
    return coordinates.has(member === undefined ? type : `${type}.${member}`);
  return coordinates.has(`~${type}`) && (member === undefined || hasText(member));
}

/** Sends the operations of docs/examples over HTTP. */
const EXAMPLES_TEST = 'tests/gateway/examples/examples.test.ts';

/**
 * @param path a file or folder of tests, or an operation of docs/examples
 * @param what a text that the test contains, or a coordinate that it selects
 * @returns `path › title`, or null if no test covers it
 */
export function findTest(path: string, what: string | Coordinate): string | null {
  if (path.endsWith('.graphql')) {
    const name = path.split('/').at(-1)?.replace('.graphql', '') ?? '';
    const { text } = read(path);
    const test = testsOf(EXAMPLES_TEST).find((one) => containsText(one, `'${name}'`));
    const isCovered =
      typeof what === 'string'
        ? text.includes(what)
        : covers(coordinatesIn(text), what, (word) => text.includes(word));
    return test && isCovered ? `${path}, sent by: ${test.title}` : null;
  }
  const found = testsOf(path).find((test) =>
    typeof what === 'string'
      ? containsText(test, what)
      : covers(coordinatesOf(test), what, (text) => containsText(test, text)),
  );
  return found ? `${found.path} › ${found.title}` : null;
}
