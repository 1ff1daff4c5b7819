/** Addresses of pictures and videos at the gateway, signed so that it recognizes them. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { deriveKeys, type Secrets } from '../identity/encryption.ts';
import { ImageSources } from './sources.ts';

export interface ImageAddressesOptions {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Prefixes of addresses that pictures may come from. */
  readonly imageSources: readonly string[];
  readonly sessionSecrets: Secrets;
  /** Called for each picture and video that no prefix allows, again after it is forgotten. */
  readonly onRefused?: (original: string) => void;
}

const SIGNATURE_BYTES = 12;
/** Maximum number of cached addresses, for pictures and for videos each. */
const MAX_KNOWN = 20_000;

export class ImageAddresses {
  readonly sources: ImageSources;
  readonly #siteUrl: string;
  readonly #onRefused: (original: string) => void;
  /** The first one signs. */
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #pictures = new LRUCache<string, { readonly address: string | null }>({ max: MAX_KNOWN });
  readonly #videos = new LRUCache<string, string>({ max: MAX_KNOWN });

  constructor({ siteUrl, imageSources, sessionSecrets, onRefused = () => {} }: ImageAddressesOptions) {
    this.sources = new ImageSources(imageSources);
    this.#siteUrl = siteUrl;
    this.#onRefused = onRefused;
    this.#keys = deriveKeys('image address', sessionSecrets);
  }

  /** The signed address of a picture, to which a client may append its size; null if the proxy would refuse it. */
  addressOf(original: string): string | null {
    const known = this.#pictures.get(original);
    if (known) return known.address;
    const source = this.#find(original);
    const signature = source && sign(source, this.#keys[0]);
    const address = signature && `${this.#siteUrl}/img?url=${encodeURIComponent(original)}&s=${signature}`;
    this.#pictures.set(original, { address });
    return address;
  }

  /**
   * The signed address of a video at the gateway, where browsers reach it and seek in it. A video elsewhere keeps its own
   * address.
   */
  videoAddressOf(original: string): string {
    const known = this.#videos.get(original);
    if (known) return known;
    const source = this.#find(original);
    const address = source ? this.#videoAddress(source) : original;
    this.#videos.set(original, address);
    return address;
  }

  #videoAddress(source: URL): string {
    const name = Buffer.from(source.href).toString('base64url');
    return `${this.#siteUrl}/media/${sign(source, this.#keys[0])}/${name}${extname(source.pathname)}`;
  }

  #find(original: string): URL | null {
    const source = this.sources.find(original);
    if (source === null) this.#onRefused(original);
    return source;
  }

  /** Whether this gateway or a replica made the signature for this picture. Sizes are not signed: they are few. */
  isSigned(source: URL, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.#keys.some((key) => {
      const own = Buffer.from(sign(source, key));
      return given.length === own.length && timingSafeEqual(own, given);
    });
  }
}

function sign({ href }: URL, key: Buffer): string {
  return createHmac('sha256', key).update(href).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
}
