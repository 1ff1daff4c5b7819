/** Whether an answer keeps the contract. */
import type { Call, ContractDocument } from './document.ts';

const FIELD_ERRORS = '#/components/schemas/FieldErrors';
const DETAIL = '#/components/schemas/Detail';
const TEXT_ERROR = '#/components/schemas/HallListError';

/** Calls on halls and lists of halls may refuse by a plain string in place of the object. */
const REFUSE_BY_TEXT = ['getHall', 'getHallBySlug', 'listHallRanking', 'searchHalls'];

/** Schemas an answer of a status may have; `undefined` when the contract does not know the status. */
function schemasOf(call: Call, status: number): (string | null)[] | undefined {
  const text = REFUSE_BY_TEXT.includes(call.operationId) ? [TEXT_ERROR] : [];
  const told = call.answers.get(String(status));
  if (told !== undefined) return [told, ...(status === 400 ? text : [])];
  // What breaks the contract may be answered 400, a path that does 404, also where neither is listed.
  if (status === 400) return [FIELD_ERRORS, ...text];
  if (status === 404) return [DETAIL];
  return undefined;
}

/**
 * What is wrong with an answer; empty when nothing is.
 * @param path path of the request, without query
 * @param body parsed JSON; undefined for none
 */
export function checkAnswer(
  contract: ContractDocument,
  method: string,
  path: string,
  status: number,
  body: unknown,
): string[] {
  const found = contract.find(method, path);
  if (found === null) return [`${method} ${path} is no call of the contract`];
  const { call } = found;
  const named = (problem: string): string =>
    `${call.number} ${method} ${path} answered ${status}: ${problem}`;
  // A fault has no agreed body.
  if (status >= 500) return [];
  const schemas = schemasOf(call, status);
  if (schemas === undefined) return [named('the contract knows no such status')];
  const problems = schemas.map((schema) =>
    schema === null
      ? body === undefined || body === ''
        ? []
        : ['a body where there is none']
      : contract.check(schema, body),
  );
  return problems.some((list) => list.length === 0) ? [] : (problems[0] ?? []).map(named);
}
