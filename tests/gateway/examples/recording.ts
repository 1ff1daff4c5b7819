/** What an answer has told, field by field of the schema. */
import { Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';

/** A document that also asks for the type of everything, which is how `toldBy` knows what it reads. */
export function withTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typeName] };
    },
  });
}

/** Whether a list tells nothing; that there are no errors is told by an empty one. */
const isEmpty = (field: string, value: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && field !== 'userErrors';

/**
 * Fields that hold something in an answer.
 * @returns their places, as `Hall.name`; a field that is null, or a list that is empty, is not among them
 */
export function toldBy(document: DocumentNode, root: string, data: unknown): Set<string> {
  const told = new Set<string>();
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
    ),
  );

  function readAny(set: SelectionSetNode, type: string, value: unknown): void {
    if (Array.isArray(value)) return value.forEach((item) => readAny(set, type, item));
    if (value === null || typeof value !== 'object') return;
    const fields: Record<string, unknown> = { ...value };
    read(set, typeof fields['__typename'] === 'string' ? fields['__typename'] : type, fields);
  }

  function read(set: SelectionSetNode, type: string, fields: Record<string, unknown>): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const value = fields[(selection.alias ?? selection.name).value];
        if (value === null || value === undefined || isEmpty(selection.name.value, value)) continue;
        told.add(`${type}.${selection.name.value}`);
        if (selection.selectionSet) readAny(selection.selectionSet, '', value);
        continue;
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value);
      // A fragment of another type has left nothing in the answer: its fields are undefined and not counted.
      if (inner) read(inner, type, fields);
    }
  }

  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) readAny(node.selectionSet, root, data);
  return told;
}
