import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrandRow_brand$key } from '../../__generated__/BrandRow_brand.graphql.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { ClipButton } from '../clip/ClipButton.tsx';
import { picture } from '../hall/picture.ts';

const CATEGORIES: Readonly<Record<string, string>> = { RING: '指輪', DRESS: 'ドレス・和装', OTHER: 'その他' };

/** A brand in a list, with its clip. */
export function BrandRow(props: { brand: BrandRow_brand$key }) {
  const brand = useFragment(
    graphql`
      fragment BrandRow_brand on Brand {
        ...ClipButton_clippable
        name
        nameKana
        category
        url
        picture {
          ...picture_image
        }
      }
    `,
    props.brand,
  );
  const name = brand.name ?? '名称を確認中のブランド';
  return (
    <ClipRow
      name={name}
      href={brand.url ?? null}
      isOutside
      picture={brand.picture ? picture(brand.picture) : null}
      facts={[brand.category && CATEGORIES[brand.category], brand.nameKana].filter(Boolean).join(' · ')}
      clip={<ClipButton clippable={brand} name={name} />}
    />
  );
}
