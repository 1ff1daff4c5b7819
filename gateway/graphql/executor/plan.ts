/** What an operation made ready to run is made of. */
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLLeafType,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableValues,
} from 'graphql';
import type { Args } from './arguments.ts';
import type { Place } from './responseNode.ts';

/** A resolver of any field. */
export type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** What a field gives. `nullable`: its absence is an answer, and where an error stops on its way up. */
export type Shape = { readonly nullable: boolean } & (
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType; readonly selection: Selection }
  | {
      readonly kind: 'abstract';
      readonly type: GraphQLAbstractType;
      /** What is asked by the type of the object found. */
      readonly selectionOf: (type: GraphQLObjectType) => Selection;
    }
);

/** A field as it is asked for. */
export interface Field {
  /** Its name in the answer. */
  readonly key: string;
  readonly name: string;
  readonly parent: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Every place of the document that asks for it here. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly shape: Shape;
  /** Null where the property of its name is the value. */
  readonly resolve: Resolve | null;
  /** Whether it needs nothing of its parent but the id. */
  readonly early: boolean;
  /** Whether the resolver declares a fourth parameter; making what goes there costs more than most resolvers. */
  readonly wantsInfo: boolean;
  /** Its arguments: the same in every request, or read with the variables of one. */
  readonly args: Args | ((variables: VariableValues) => Args);
}

/** The fields asked of an object, in the order of the answer. */
export type Fields = readonly Field[];

/** What is asked of an object. */
export interface Selection {
  readonly fields: Fields;
  readonly fill: Fill;
}

/** An operation ready to run. */
export interface Plan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly root: Fields;
}

/** What a written function asks of the run. */
export interface Filling {
  /** For resolvers that declare no fourth parameter. */
  readonly context: unknown;
  /** Gets a field of an object and puts it in its place. */
  resolve(field: Field, source: unknown, place: Place): void;
  /** Puts what a field gave in its place. */
  put(value: unknown, field: Field, place: Place): void;
  /** Notes that a field could not be had. */
  fail(thrown: unknown, field: Field, place: Place): void;
  argsOf(field: Field): Args;
}

/** Makes the object of the answer for a source, and puts it in its place. */
export type Fill = (
  run: Filling,
  source: unknown,
  above: Place,
  key: string | number,
  nullable: boolean,
) => void;
