/**
 * Runs a plan. Values go straight to their place in the answer, so that nothing has to be put together at the end; what
 * has to be waited for is counted, and the answer is ready when the count is back at none.
 */
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLResolveInfo,
  isObjectType,
  locatedError,
  type VariableValues,
} from 'graphql';
import type { Args } from './arguments.ts';
import type { Field, Fields, Filling, Plan, Shape } from './plan.ts';
import { type Announced, infoOf, type PlannedInfo } from './resolveInfo.ts';
import { emptyList, isHolder, pathOf, type Place, placeIn } from './responseNode.ts';

/** Runs a plan to its end. Never rejects: what resolvers throw is in `errors`. */
export function run(
  plan: Plan,
  variables: VariableValues,
  context: unknown,
  source?: unknown,
): Promise<ExecutionResult> {
  return new Run(plan, variables, context, source).result();
}

class Run implements Filling {
  readonly #plan: Plan;
  readonly #variables: VariableValues;
  readonly context: unknown;
  /** What the fields of the root are read of. */
  readonly #source: unknown;
  readonly #errors: GraphQLError[] = [];
  /** Arguments made of variables, by field; equal for all objects of a list. */
  readonly #args = new Map<Field, Args>();
  readonly #early = new Early();
  /** For resolvers that declare no fourth parameter: true of the field that came first. */
  #someInfo: GraphQLResolveInfo | null = null;
  #waiting = 0;
  #whenQuiet: (() => void) | null = null;

  constructor(plan: Plan, variables: VariableValues, context: unknown, source: unknown) {
    this.#plan = plan;
    this.#variables = variables;
    this.context = context;
    this.#source = source;
  }

  async result(): Promise<ExecutionResult> {
    const { root, operation } = this.#plan;
    const isSerial = operation.operation === 'mutation';
    const top: Place = { above: null, key: 'data', content: {}, nullable: true, gone: false };
    for (const field of root) {
      this.resolve(field, this.#source, top);
      if (isSerial) await this.#quiet();
    }
    await this.#quiet();
    const errors = this.#errors;
    const data = top.gone ? null : top.content;
    return errors.length > 0 ? { errors, data } : { data };
  }

  /** Until nothing is waited for. */
  #quiet(): Promise<void> | void {
    if (this.#waiting > 0) return new Promise((resolve) => (this.#whenQuiet = resolve));
  }

  /** Gets a field of an object and puts it in its place. */
  resolve(field: Field, source: unknown, place: Place): void {
    let value: unknown;
    try {
      value = field.early ? this.#early.take(field, source) : undefined;
      if (value === undefined) value = this.#value(field, source, place);
    } catch (thrown) {
      return this.fail(thrown, field, place);
    }
    this.put(value, field, place);
  }

  #value(field: Field, source: unknown, place: Place): unknown {
    const { resolve, wantsInfo, name } = field;
    if (resolve !== null) {
      const info = wantsInfo ? this.#info(field, place) : (this.#someInfo ??= this.#info(field, place));
      return resolve(source, this.argsOf(field), this.context, info);
    }
    const property = isHolder(source) ? source[name] : undefined;
    return typeof property === 'function'
      ? Reflect.apply(property, source, [this.argsOf(field), this.context, this.#info(field, place)])
      : property;
  }

  argsOf(field: Field): Args {
    if (typeof field.args !== 'function') return field.args;
    let args = this.#args.get(field);
    if (args === undefined) this.#args.set(field, (args = field.args(this.#variables)));
    return args;
  }

  /** Puts a value, now or when it comes. */
  put(
    value: unknown,
    field: Field,
    place: Place,
    shape = field.shape,
    key: string | number = field.key,
  ): void {
    if (!isPromise(value)) return this.#complete(value, field, shape, key, place);
    // Takes its place in the order of the answer before it is there.
    place.content[key] = null;
    this.#waiting += 1;
    value.then(
      (come) => {
        this.#complete(come, field, shape, key, place);
        this.#came();
      },
      (thrown: unknown) => {
        this.fail(thrown, field, place, shape, key);
        this.#came();
      },
    );
  }

  #came(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#whenQuiet?.();
  }

  /** Gives a value the shape it has in the answer. */
  #complete(value: unknown, field: Field, shape: Shape, key: string | number, place: Place): void {
    if (value === null || value === undefined) {
      if (shape.nullable) place.content[key] = null;
      else this.fail(missing(field), field, place, shape, key);
      return;
    }
    if (value instanceof Error) return this.fail(value, field, place, shape, key);
    try {
      switch (shape.kind) {
        case 'leaf':
          place.content[key] = leaf(value, shape.type);
          return;
        case 'list':
          return this.#list(value, field, shape, key, place);
        case 'object':
          return shape.selection.fill(this, value, place, key, shape.nullable);
        case 'abstract':
          return this.#abstract(value, field, shape, key, place);
      }
    } catch (thrown) {
      this.fail(thrown, field, place, shape, key);
    }
  }

  #list(
    value: unknown,
    field: Field,
    { item, nullable }: Extract<Shape, { kind: 'list' }>,
    key: string | number,
    above: Place,
  ): void {
    if (!isIterable(value)) {
      const { name, parent } = field;
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${parent.name}.${name}".`);
    }
    const place = placeIn(above, key, emptyList(), nullable);
    let index = 0;
    for (const one of value) {
      this.put(one, field, place, item, index);
      index += 1;
    }
  }

  #abstract(
    value: unknown,
    field: Field,
    shape: Extract<Shape, { kind: 'abstract' }>,
    key: string | number,
    place: Place,
  ): void {
    const { type } = shape;
    const told = type.resolveType
      ? type.resolveType(value, this.context, this.#info(field, place), type)
      : isHolder(value) && value['__typename'];
    if (isPromise(told)) throw new TypeError(`the type of a ${type.name} has to be known at once`);
    const found = typeof told === 'string' ? this.#plan.schema.getType(told) : undefined;
    if (!isObjectType(found) || !this.#plan.schema.isSubType(type, found))
      throw new GraphQLError(`A value of field "${field.parent.name}.${field.name}" is no ${type.name}.`);
    shape.selectionOf(found).fill(this, value, place, key, shape.nullable);
  }

  /** Notes an error, and empties the nearest place above that may be empty. */
  fail(
    thrown: unknown,
    field: Field,
    place: Place,
    shape = field.shape,
    key: string | number = field.key,
  ): void {
    for (let at: Place | null = place; at; at = at.above) if (at.gone) return;
    this.#errors.push(locatedError(thrown, field.nodes, pathOf(place, key)));
    place.content[key] = null;
    if (shape.nullable) return;
    let at = place;
    for (; !at.nullable && at.above; at = at.above) at.gone = true;
    at.gone = true;
    if (at.above) at.above.content[at.key] = null;
  }

  /** Starts what needs no more than the id of an object that a field will give. */
  #announce(field: Field, place: Place, object: Announced): void {
    const there: Place = { above: place, key: field.key, content: {}, nullable: true, gone: false };
    this.#early.start(this.#fieldsOf(field, object.__typename), object, (child) =>
      this.#value(child, object, there),
    );
  }

  /** The fields asked of an object of a type, or of those of a list, that a field gives. */
  #fieldsOf(field: Field, typename: string): Fields {
    let { shape } = field;
    while (shape.kind === 'list') shape = shape.item;
    if (shape.kind === 'object') return shape.type.name === typename ? shape.selection.fields : [];
    const type = this.#plan.schema.getType(typename);
    return shape.kind === 'abstract' && isObjectType(type) ? shape.selectionOf(type).fields : [];
  }

  #info(field: Field, place: Place): PlannedInfo {
    return infoOf(this.#plan, field, place, {
      rootValue: this.#source,
      variableValues: this.#variables,
      announce: (object) => this.#announce(field, place, object),
      fieldsOf: (typename) => this.#fieldsOf(field, typename),
    });
  }
}

function leaf(value: unknown, type: Extract<Shape, { kind: 'leaf' }>['type']): unknown {
  const coerced = type.coerceOutputValue(value);
  if (coerced === null || coerced === undefined)
    throw new Error(`Expected \`${type.name}.coerceOutputValue()\` to return non-nullable value.`);
  return coerced;
}

const missing = ({ parent, name }: Field): Error =>
  new Error(`Cannot return null for non-nullable field ${parent.name}.${name}.`);

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return isHolder(value) && typeof value['then'] === 'function';
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** Fields that are started before the object they are read of is there, since they need nothing of it but its id. */

/** What was started of one request. */
export class Early {
  /** By id of the object, then by field; fields of different types are different fields. */
  readonly #values = new Map<unknown, Map<Field, unknown>>();

  /** Starts those of the fields that may. What goes wrong at once is left to the real run, which meets it again. */
  start(fields: Fields, object: Announced, get: (field: Field) => unknown): void {
    let values = this.#values.get(object.id);
    if (values === undefined) this.#values.set(object.id, (values = new Map()));
    for (const field of fields) {
      if (!field.early) continue;
      try {
        const value = get(field);
        // Where the object does not come, nobody waits for this.
        if (value instanceof Promise) value.catch(() => undefined);
        values.set(field, value);
      } catch {
        continue;
      }
    }
  }

  /** What a field of an object gave; undefined where it was not started. */
  take(field: Field, object: unknown): unknown {
    return isHolder(object) ? this.#values.get(object['id'])?.get(field) : undefined;
  }
}
