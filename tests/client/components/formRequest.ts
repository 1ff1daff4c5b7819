import type { Environment } from 'react-relay/hooks.js';
import type { FormRequest } from '#client/components/form/formAction.ts';
import { parseAddress } from '#client/router/address.ts';

/** A form without files, submitted at an address in the browser. */
export function formRequest(
  environment: Environment,
  address: string,
  fields: Readonly<Record<string, string>> | URLSearchParams,
  opened: FormRequest['opened'] = null,
): FormRequest {
  return {
    environment,
    address: parseAddress(address),
    fields: new URLSearchParams(fields),
    files: new Map(),
    opened,
    keyOf: () => crypto.randomUUID(),
  };
}
