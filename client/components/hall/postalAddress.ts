import type { PostalAddress } from 'schema-dts';

interface PlacedHall {
  readonly address: string | null | undefined;
  readonly location: { readonly prefecture: { readonly name: string } | null | undefined } | null | undefined;
}

/** Structured data of where a hall is; null if nothing is known of it. Halls abroad have no prefecture. */
export function postalAddress({ address, location }: PlacedHall): PostalAddress | null {
  const prefecture = location?.prefecture?.name;
  if (!address && !prefecture) return null;
  return {
    '@type': 'PostalAddress',
    ...(prefecture && { addressCountry: 'JP', addressRegion: prefecture }),
    ...(address && { streetAddress: address }),
  };
}
