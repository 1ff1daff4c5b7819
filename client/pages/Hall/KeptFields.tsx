import type { Address } from '../../router/address.ts';

/** The parameters of the address that a form on the page leaves as they are. */
export function KeptFields({ address, except }: { address: Address; except: readonly string[] }) {
  return [...address.query]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
