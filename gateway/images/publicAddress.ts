/** Which addresses the image proxy may connect to. */
import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are not the public internet: this host, private, shared, loopback, link-local, documentation, benchmarks, multicast, reserved. */
const CLOSED_4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]; // prettier-ignore

/** IPv6: only global unicast (2000::/3) is public, less those networks in it that carry IPv4 addresses or serve documentation. */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length = ''] = network.split('/');
    list.addSubnet(address, Number(length), family);
  }
  return list;
}

const closed4 = listOf(CLOSED_4, 'ipv4');
const closed6 = listOf(CLOSED_6, 'ipv6');
const global6 = listOf(['2000::/3'], 'ipv6');

/** Whether an address belongs to the public internet. IPv4 inside IPv6 (mapped, NAT64, 6to4, Teredo) never does. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** A name that resolves to where nothing may be fetched from. */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';
}

/** Looks a name up, all its addresses. */
export type Resolve = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const bySystem: Resolve = (name, done) => lookup(name, { all: true }, done);

/** Names without a dot and plain addresses can only be meant for a machine of one's own network. */
export function isLocalName(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.');
}

/**
 * The look-up of a connection: the name is resolved once, every address has to be public, and the connection goes to one of those just
 * checked. A name that changes its mind between check and connection (DNS rebinding) thus gains nothing. Local names are as configured.
 */
export function guardedLookup(resolve: Resolve = bySystem): LookupFunction {
  return (name, options, done) =>
    resolve(name, (error, found) => {
      const [first] = found;
      if (error !== null || first === undefined) return done(error ?? new Error(`no address of ${name}`), '');
      if (!isLocalName(name) && !found.every(({ address }) => isPublicAddress(address)))
        return done(new ClosedAddress(`${name} resolves to a closed address`), '');
      if (options.all === true) return done(null, found);
      return done(null, first.address, first.family);
    });
}
