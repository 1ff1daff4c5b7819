import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrandRow_brand$key } from '../../__generated__/BrandRow_brand.graphql.ts';
import { NO_LINK } from '../../labels.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { ClipButton } from './ClipButton.tsx';
import { toPicture } from '../photo/picture.ts';

const CATEGORY_LABELS: Readonly<Record<string, string>> = {
  RING: '指輪',
  DRESS: 'ドレス・和装',
  OTHER: 'その他',
};

export function BrandRow(props: { brand: BrandRow_brand$key }) {
  const brand = useFragment(
    graphql`
      fragment BrandRow_brand on Brand {
        ...ClipButton_clippable
        name
        nameKana
        category
        url @catch
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
      href={brand.url.ok ? (brand.url.value ?? null) : null}
      isExternal
      picture={brand.picture ? toPicture(brand.picture) : null}
      facts={[brand.category && CATEGORY_LABELS[brand.category], brand.nameKana, !brand.url.ok && NO_LINK]
        .filter(Boolean)
        .join(' · ')}
      clip={<ClipButton clippable={brand} name={name} />}
    />
  );
}
