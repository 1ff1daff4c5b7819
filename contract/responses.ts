/** Validates responses against the contract. */
import type { Operation, Contract } from './document.ts';

const FIELD_ERRORS = '#/components/schemas/FieldErrors';
const DETAIL = '#/components/schemas/Detail';
const TEXT_ERROR = '#/components/schemas/HallListError';

/** Operations that may send a 400 with a JSON string in place of messages by field. */
const TEXT_ERROR_OPERATIONS = ['getHall', 'getHallBySlug', 'listHallRanking', 'searchHalls'];

/** Allowed schemas of a status; `undefined` when the contract does not list it. */
function schemasOf(operation: Operation, status: number): (string | null)[] | undefined {
  const text = TEXT_ERROR_OPERATIONS.includes(operation.operationId) ? [TEXT_ERROR] : [];
  const declared = operation.responseSchemas.get(String(status));
  if (declared !== undefined) return [declared, ...(status === 400 ? text : [])];
  // Invalid requests may get a 400, invalid paths a 404, even where not listed.
  if (status === 400) return [FIELD_ERRORS, ...text];
  if (status === 404) return [DETAIL];
  return undefined;
}

/**
 * Returns the problems of a response; empty when it is valid.
 * @param path path of the request, without query
 * @param body parsed JSON; undefined for none
 */
export function validateResponse(
  contract: Contract,
  method: string,
  path: string,
  status: number,
  body: unknown,
): string[] {
  const match = contract.find(method, path);
  if (match === null) return [`${method} ${path} is no call of the contract`];
  const { operation } = match;
  const describe = (problem: string): string =>
    `${operation.number} ${method} ${path} answered ${status}: ${problem}`;
  // The contract does not define the body of a 5xx.
  if (status >= 500) return [];
  const schemas = schemasOf(operation, status);
  if (schemas === undefined) return [describe('the contract knows no such status')];
  const problems = schemas.map((schema) =>
    schema === null
      ? body === undefined || body === ''
        ? []
        : ['a body where there is none']
      : contract.validate(schema, body),
  );
  return problems.some((list) => list.length === 0) ? [] : (problems[0] ?? []).map(describe);
}
