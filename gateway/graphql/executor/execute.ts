/**
 * Executes a plan. Values are written directly into the response, so nothing is assembled at the end. Pending values are
 * counted; the response is complete when the count returns to zero.
 */
import { type ExecutionResult, GraphQLError, isObjectType, locatedError, type VariableValues } from 'graphql';
import type { LookAheadInfo, PrefetchTarget } from '../../schema/kit/lookAhead.ts';
import type { RecordWork } from '../../telemetry/records.ts';
import type { MergedPart } from '../incremental.ts';
import {
  addNode,
  type Args,
  createInfo,
  createList,
  createNode,
  fieldPath,
  isDeferred,
  isIterable,
  isObjectLike,
  isPromise,
  nodePath,
  nullError,
  type OutputShape,
  type Plan,
  type PlannedField,
  type PlannedSelections,
  type ResponseNode,
  responsePath,
  selectedFields,
  serializeLeaf,
} from './plan.ts';
import { PrefetchedFields } from './prefetchedFields.ts';

/** Never rejects: errors of resolvers are in `errors`. */
export function executePlan(
  plan: Plan,
  variables: VariableValues,
  context: unknown,
  options: PlanOptions = {},
): Promise<ExecutionResult> {
  return new PlanExecution(plan, variables, context, options).result();
}

export interface PlanOptions {
  readonly rootValue?: unknown;
  /** Called with what resolvers return as a promise, in traced requests. */
  readonly recordWork?: RecordWork | null;
  /** Called with the position of each deferred fragment. The result contains its fields. */
  readonly onDeferred?: (part: MergedPart) => void;
  /** Called when all fields of a query have values, except deferred ones. */
  readonly onInitial?: () => void;
  /** Aborts at the end of the operation; resolvers get it by `info.getAbortSignal()`. */
  readonly signal?: AbortSignal | undefined;
}

class PlanExecution {
  readonly #plan: Plan;
  readonly #variables: VariableValues;
  readonly #context: unknown;
  readonly #options: PlanOptions;
  readonly #errors: GraphQLError[] = [];
  /** Arguments with variables by field; the same for all items of a list. */
  readonly #args = new Map<PlannedField, Args>();
  readonly #prefetched = new PrefetchedFields();
  #pending = 0;
  /** How many of `#pending` are not deferred. */
  #pendingInitial = 0;
  #onIdle: (() => void) | null = null;

  constructor(plan: Plan, variables: VariableValues, context: unknown, options: PlanOptions) {
    this.#plan = plan;
    this.#variables = variables;
    this.#context = context;
    this.#options = options;
  }

  async result(): Promise<ExecutionResult> {
    const { root: selections, operation } = this.#plan;
    const isSerial = operation.operation === 'mutation';
    const root = createNode(null, 'data', false, selections.ResponseObject);
    this.#recordDeferred(selections, root);
    for (const field of selections.fields) {
      this.#resolveField(field, this.#options.rootValue, root);
      if (isSerial) await this.#idle();
    }
    if (this.#pendingInitial === 0) this.#options.onInitial?.();
    await this.#idle();
    const errors = this.#errors;
    const data = root.nulled ? null : root.value;
    return errors.length > 0 ? { errors, data } : { data };
  }

  #recordDeferred({ deferred }: PlannedSelections, node: ResponseNode): void {
    for (const { label } of deferred) this.#options.onDeferred?.({ path: nodePath(node), label });
  }

  /** Resolves when no value is pending. */
  #idle(): Promise<void> | void {
    if (this.#pending > 0) return new Promise((resolve) => (this.#onIdle = resolve));
  }

  #resolveField(field: PlannedField, source: unknown, node: ResponseNode): void {
    let value: unknown;
    try {
      value = field.isPrefetchable ? this.#prefetched.get(field, source) : undefined;
      if (value === undefined) value = this.#callResolver(field, source, node);
    } catch (thrown) {
      return this.#handleError(thrown, field, node);
    }
    this.#completeValue(value, field, node);
  }

  #callResolver(field: PlannedField, source: unknown, node: ResponseNode): unknown {
    const { resolve, usesInfo, name } = field;
    if (resolve !== null) {
      const args = this.#argsFor(field);
      return usesInfo
        ? resolve(source, args, this.#context, this.#info(field, node))
        : Reflect.apply(resolve, undefined, [source, args, this.#context]);
    }
    const property = isObjectLike(source) ? source[name] : undefined;
    return typeof property === 'function'
      ? Reflect.apply(property, source, [this.#argsFor(field), this.#context, this.#info(field, node)])
      : property;
  }

  #argsFor(field: PlannedField): Args {
    if (typeof field.args !== 'function') return field.args;
    let args = this.#args.get(field);
    if (args === undefined) this.#args.set(field, (args = field.args(this.#variables)));
    return args;
  }

  /** Writes a value, now or when its promise settles. */
  #completeValue(
    value: unknown,
    field: PlannedField,
    node: ResponseNode,
    shape = field.shape,
    key: string | number = field.responseKey,
  ): void {
    if (isPromise(value)) this.#completePromise(value, field, shape, key, node);
    else this.#complete(value, field, shape, key, node);
  }

  /** Not part of `#completeValue`, where V8 would allocate what the closures capture for every value. */
  #completePromise(
    value: PromiseLike<unknown>,
    field: PlannedField,
    shape: OutputShape,
    key: string | number,
    node: ResponseNode,
  ): void {
    if (typeof key === 'string') this.#options.recordWork?.(fieldPath(node, key), value);
    // Reserves the position of the key in the response.
    node.value[key] = null;
    const isInitial = !isDeferred(field, node);
    this.#pending += 1;
    if (isInitial) this.#pendingInitial += 1;
    value.then(
      (resolved) => {
        this.#complete(resolved, field, shape, key, node);
        this.#settle(isInitial);
      },
      (thrown: unknown) => {
        this.#handleError(thrown, field, node, shape, key);
        this.#settle(isInitial);
      },
    );
  }

  #settle(isInitial: boolean): void {
    this.#pending -= 1;
    if (isInitial) {
      this.#pendingInitial -= 1;
      if (this.#pendingInitial === 0) this.#options.onInitial?.();
    }
    if (this.#pending === 0) this.#onIdle?.();
  }

  #complete(
    value: unknown,
    field: PlannedField,
    shape: OutputShape,
    key: string | number,
    node: ResponseNode,
  ): void {
    if (value === null || value === undefined) {
      if (shape.nullable) node.value[key] = null;
      else this.#handleError(nullError(field), field, node, shape, key);
      return;
    }
    if (value instanceof Error) return this.#handleError(value, field, node, shape, key);
    try {
      switch (shape.kind) {
        case 'leaf':
          node.value[key] = serializeLeaf(value, shape.type);
          return;
        case 'list':
          return this.#completeList(value, field, shape, key, node);
        case 'object':
          return this.#completeObject(value, field, shape, key, node, shape.nullable);
        case 'abstract':
          return this.#completeAbstract(value, field, shape, key, node);
      }
    } catch (thrown) {
      this.#handleError(thrown, field, node, shape, key);
    }
  }

  #completeList(
    value: unknown,
    field: PlannedField,
    { item, nullable }: Extract<OutputShape, { kind: 'list' }>,
    key: string | number,
    parent: ResponseNode,
  ): void {
    if (!isIterable(value)) {
      const { name, parentType } = field;
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${parentType.name}.${name}".`,
      );
    }
    const node = addNode(parent, field, key, createList(), nullable);
    let index = 0;
    for (const element of value) {
      this.#completeValue(element, field, node, item, index);
      index += 1;
    }
  }

  #completeObject(
    source: unknown,
    field: PlannedField,
    selections: PlannedSelections,
    key: string | number,
    parent: ResponseNode,
    nullable: boolean,
  ): void {
    const node = addNode(parent, field, key, new selections.ResponseObject(), nullable);
    this.#recordDeferred(selections, node);
    for (const child of selections.fields) this.#resolveField(child, source, node);
  }

  #completeAbstract(
    value: unknown,
    field: PlannedField,
    shape: Extract<OutputShape, { kind: 'abstract' }>,
    key: string | number,
    node: ResponseNode,
  ): void {
    const { type } = shape;
    const typename = type.resolveType
      ? type.resolveType(value, this.#context, this.#info(field, node), type)
      : isObjectLike(value) && value['__typename'];
    if (isPromise(typename)) throw new TypeError(`the type of a ${type.name} must be known synchronously`);
    const objectType = typeof typename === 'string' ? this.#plan.schema.getType(typename) : undefined;
    if (!isObjectType(objectType) || !this.#plan.schema.isSubType(type, objectType))
      throw new GraphQLError(
        `A value of field "${field.parentType.name}.${field.name}" is not of type ${type.name}.`,
      );
    this.#completeObject(value, field, shape.selectionsOf(objectType), key, node, shape.nullable);
  }

  /** Records an error and nulls the nearest nullable ancestor. */
  #handleError(
    thrown: unknown,
    field: PlannedField,
    node: ResponseNode,
    shape = field.shape,
    key: string | number = field.responseKey,
  ): void {
    for (let step: ResponseNode | null = node; step; step = step.parent) if (step.nulled) return;
    this.#errors.push(locatedError(thrown, field.nodes, responsePath(node, key)));
    node.value[key] = null;
    if (shape.nullable) return;
    let step = node;
    for (; !step.nullable && step.parent; step = step.parent) step.nulled = true;
    step.nulled = true;
    if (step.parent) step.parent.value[step.key] = null;
  }

  /** Starts the `prefetch` fields of an object that a field will resolve to. */
  #prefetch(field: PlannedField, node: ResponseNode, target: PrefetchTarget): void {
    const targetNode = createNode(node, field.responseKey, isDeferred(field, node));
    this.#prefetched.start(selectedFields(this.#plan, field, target.__typename), target, (child) =>
      this.#callResolver(child, target, targetNode),
    );
  }

  #info(field: PlannedField, node: ResponseNode): LookAheadInfo {
    return createInfo(this.#plan, field, node, {
      rootValue: this.#options.rootValue,
      getAbortSignal: () => this.#options.signal,
      variableValues: this.#variables,
      prefetch: (target) => this.#prefetch(field, node, target),
      selectedFields: (typename) => selectedFields(this.#plan, field, typename),
    });
  }
}
