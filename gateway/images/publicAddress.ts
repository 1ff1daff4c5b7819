/** SSRF protection: which addresses the image proxy may connect to. */
import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are not public: this host, private, shared, loopback, link-local, documentation, benchmarking, multicast, reserved. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]; // prettier-ignore

/** Networks within global unicast that embed IPv4 addresses or are reserved for documentation. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const GLOBAL_UNICAST_IPV6 = ['2000::/3'];

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const privateIpv4 = blockList(PRIVATE_IPV4, 'ipv4');
const privateIpv6 = blockList(PRIVATE_IPV6, 'ipv6');
const globalIpv6 = blockList(GLOBAL_UNICAST_IPV6, 'ipv6');

/** Whether an address is on the public internet. IPv4 embedded in IPv6 (mapped, NAT64, 6to4, Teredo) never is. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateIpv4.check(address, 'ipv4');
    case 6:
      return globalIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Thrown when a host name resolves to a private address. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Resolves a host name to all of its addresses. */
export type ResolveHost = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const systemResolve: ResolveHost = (name, done) => lookup(name, { all: true }, done);

/** Whether a configured host is an IP address or a name without a dot, which may be in a private network. */
function isLocalName(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.');
}

/**
 * A `lookup` for connections that rejects names resolving to a private address. The connection uses the very addresses
 * that were checked, which defeats DNS rebinding.
 */
export function guardedLookup(resolve: ResolveHost = systemResolve): LookupFunction {
  return (name, options, done) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) return done(error ?? new Error(`no address of ${name}`), '');
      if (!isLocalName(name) && !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(`${name} resolves to a closed address`), '');
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
}
