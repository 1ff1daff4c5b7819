/**
 * Random operations over a schema: fragments, aliases, merged fields, variables with and without defaults, nulls,
 * lists, abstract types, `@skip` and `@include`, several mutations in order. Most are valid; callers validate them.
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import type { Random } from '#tests/fuzz/random.ts';

export interface RandomOperation {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const MAX_DEPTH = 5;
const MAX_FIELDS = 60;

/** Texts by argument or input field; other strings come from `TEXTS`. */
const NAMED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  month: ['2026-12', '2027-02', '2026-13'],
  prefectureSlug: ['tokyo', 'osaka', 'nowhere'],
  regionSlug: ['tokyo-1', 'nowhere'],
  areaSlug: ['kanto', 'kinki'],
  after: ['', 'not a cursor'],
};
const TEXTS = ['1', '13', '1001', '式場', ''];
const IDS = ['Hall:13', 'Bride:7', 'Article:21', 'Brand:2', 'Ring:3', 'Nothing:1', 'Hall'];
const SCALARS: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['true', 'false'],
  Int: ['1', '2', '60'],
  Float: ['0.5', '2'],
  JPY: ['3000000', '0'],
  LocalDate: ['"2026-12-05"', '"2027-02-28"'],
  LocalTime: ['"10:30"'],
  DateTime: ['"2026-12-05T10:30:00+09:00"'],
  URL: ['"https://www.example.com/halls/13/"'],
  HTML: ['"<p>式場</p>"'],
};
/** Arguments that bound a list stay small. */
const SIZES = new Set(['first', 'page']);

export function randomOperation(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  random: Random,
): RandomOperation {
  return new Generator(schema, random).operation(kind);
}

/**
 * Whether a field reads an index that is filled in the background. Two executions of an operation see different states of
 * it, so these fields are left out; the tests of fair, bride and author search cover them.
 */
function readsIndex(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && 'index' in named.getFields();
}

class Generator {
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  readonly #declarations: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  readonly #fragments: { name: string; type: string; text: string }[] = [];
  #fieldsLeft = MAX_FIELDS;
  #names = 0;

  constructor(schema: GraphQLSchema, random: Random) {
    this.#schema = schema;
    this.#random = random;
  }

  operation(kind: 'query' | 'mutation'): RandomOperation {
    const root = kind === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType();
    if (!root) throw new TypeError(`The schema has no ${kind}.`);
    const selection = this.#selection(root, 0);
    const variables = this.#declarations.length > 0 ? `(${this.#declarations.join(', ')})` : '';
    const fragments = this.#fragments.map(({ name, type, text }) => `fragment ${name} on ${type} ${text}`);
    return {
      text: [`${kind} Random${variables} ${selection}`, ...fragments].join('\n'),
      variables: this.#variables,
    };
  }

  #chance(percent: number): boolean {
    return this.#random.below(100) < percent;
  }

  #name(prefix: string): string {
    this.#names += 1;
    return `${prefix}${this.#names}`;
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    const parts = this.#chance(20) || isUnionType(type) ? ['__typename'] : [];
    const count = 1 + this.#random.below(depth === 0 ? 3 : 5);
    for (let at = 0; at < count; at += 1) {
      const part = this.#chance(isAbstractType(type) ? 50 : 15)
        ? this.#fragment(type, depth)
        : this.#anyField(type, depth);
      if (part !== null) parts.push(part);
    }
    if (parts.length === 0) parts.push('__typename');
    return `{ ${parts.join(' ')} }`;
  }

  /** An inline fragment or the spread of a named one, new or used before. */
  #fragment(type: GraphQLCompositeType, depth: number): string | null {
    const condition = this.#random.pick(this.#conditionsOf(type));
    if (this.#chance(50)) {
      const on = condition.name === type.name && this.#chance(30) ? '' : `on ${condition.name} `;
      return `... ${on}${this.#directive()}${this.#selection(condition, depth)}`;
    }
    const known = this.#fragments.filter((fragment) => fragment.type === condition.name);
    if (known.length > 0 && this.#chance(50))
      return `...${this.#random.pick(known).name} ${this.#directive()}`;
    const text = this.#selection(condition, depth);
    const name = this.#name('F');
    this.#fragments.push({ name, type: condition.name, text });
    return `...${name} ${this.#directive()}`;
  }

  /** Types that an object of `type` may also be of. */
  #conditionsOf(type: GraphQLCompositeType): GraphQLCompositeType[] {
    if (isObjectType(type)) return [type, ...type.getInterfaces()];
    return [type, ...this.#schema.getPossibleTypes(type)];
  }

  #anyField(type: GraphQLCompositeType, depth: number): string | null {
    if (isUnionType(type) || this.#fieldsLeft <= 0) return null;
    const fields = Object.values(type.getFields()).filter(
      ({ type: output }) =>
        !readsIndex(output) && (depth < MAX_DEPTH || !isCompositeType(getNamedType(output))),
    );
    return fields.length > 0 ? this.#field(this.#random.pick(fields), depth) : null;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    this.#fieldsLeft -= 1;
    const args = field.args.flatMap((arg) => this.#argument(arg));
    // Fields of one response key must have equal arguments.
    const alias = args.length > 0 || this.#chance(20) ? `${this.#name('a')}: ` : '';
    const output = getNamedType(field.type);
    const selection = isCompositeType(output) ? this.#selection(output, depth + 1) : '';
    const list = args.length > 0 ? `(${args.join(', ')})` : '';
    return `${alias}${field.name}${list} ${this.#directive()}${selection}`;
  }

  #directive(): string {
    if (!this.#chance(12)) return '';
    const name = this.#random.pick(['skip', 'include']);
    const condition = this.#chance(50)
      ? this.#variable('Boolean!', this.#chance(50))
      : String(this.#chance(50));
    return `@${name}(if: ${condition}) `;
  }

  #argument(arg: GraphQLArgument): string[] {
    if (!isRequiredArgument(arg) && this.#chance(isPaging(arg.name) ? 20 : 60)) return [];
    return [`${arg.name}: ${this.#value(arg.type, arg.name)}`];
  }

  /** A literal, or a variable with a literal of the same kind. */
  #value(type: GraphQLInputType, name: string, mayBeNull = true): string {
    if (!isNonNullType(type) && mayBeNull && this.#chance(8)) return 'null';
    if (!this.#chance(25)) return this.#literal(type, name);
    const isNullable = !isNonNullType(type) && mayBeNull;
    const declared = isNullable ? String(type) : `${String(getNullableType(type))}!`;
    if (isNullable && this.#chance(20)) return this.#variable(declared, undefined);
    if (isNullable && this.#chance(10)) return this.#variable(declared, null);
    const json = this.#json(type, name);
    return this.#variable(declared, json);
  }

  #variable(type: string, value: unknown): string {
    const name = this.#name('v');
    if (value !== undefined && isScalarJson(value) && this.#chance(20))
      this.#declarations.push(`$${name}: ${type} = ${JSON.stringify(value)}`);
    else this.#declarations.push(`$${name}: ${type}`);
    if (value !== undefined) this.#variables[name] = value;
    return `$${name}`;
  }

  #literal(type: GraphQLInputType, name: string): string {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const items = Array.from({ length: this.#random.below(3) }, () =>
        this.#value(nullable.ofType, name, false),
      );
      return `[${items.join(', ')}]`;
    }
    if (isInputObjectType(nullable)) {
      const entries = this.#entries(Object.values(nullable.getFields()), nullable.isOneOf);
      const mayBeNull = !nullable.isOneOf;
      return `{ ${entries.map((field) => `${field.name}: ${this.#value(field.type, field.name, mayBeNull)}`).join(', ')} }`;
    }
    if (isEnumType(nullable)) return this.#random.pick(nullable.getValues()).name;
    return this.#scalar(nullable.name, name);
  }

  #json(type: GraphQLInputType, name: string): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable))
      return Array.from({ length: this.#random.below(3) }, () => this.#json(nullable.ofType, name));
    if (isInputObjectType(nullable)) {
      const entries = this.#entries(Object.values(nullable.getFields()), nullable.isOneOf);
      return Object.fromEntries(entries.map((field) => [field.name, this.#json(field.type, field.name)]));
    }
    if (isEnumType(nullable)) return this.#random.pick(nullable.getValues()).name;
    return JSON.parse(this.#scalar(nullable.name, name));
  }

  #entries(fields: readonly GraphQLInputField[], isOneOf: boolean): GraphQLInputField[] {
    if (isOneOf) return [this.#random.pick(fields)];
    return fields.filter((field) => isRequiredInputField(field) || this.#chance(40));
  }

  #scalar(type: string, name: string): string {
    if (type === 'ID') return JSON.stringify(this.#random.pick(IDS));
    if (type === 'Int' && SIZES.has(name)) return this.#random.pick(['1', '2', '3']);
    const known = SCALARS[type];
    return known ? this.#random.pick(known) : JSON.stringify(this.#random.pick(NAMED_TEXTS[name] ?? TEXTS));
  }
}

const isPaging = (name: string): boolean => SIZES.has(name) || name === 'after';

const isScalarJson = (value: unknown): boolean => value !== null && typeof value !== 'object';
