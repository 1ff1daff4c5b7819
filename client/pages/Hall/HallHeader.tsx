import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallHeader_hall$key } from '../../__generated__/HallHeader_hall.graphql.ts';
import { ClipButton } from '../../parts/clip/ClipButton.tsx';
import { pictures } from '../../parts/hall/pictures.ts';
import { hallPath } from '../../parts/hall/paths.ts';
import { venueTypeName } from '../../names.ts';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { RatingLine } from '../../ui/base/RatingLine.tsx';
import { PhotoStrip } from '../../ui/photo/PhotoStrip.tsx';
import { Head } from '../../parts/page/Head.tsx';

/** What a hall is called, where it lies, how it is rated. */
export function HallHeader(props: { hall: HallHeader_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment HallHeader_hall on Hall @throwOnFieldError {
        rawId
        slug
        areaSlug
        name
        nameKana
        venueType
        rating
        ratingCount
        coverImages {
          url
          altText
        }
        location {
          prefecture {
            name
          }
        }
        ...ClipButton_hall
      }
    `,
    props.hall,
  );
  return (
    <div className="page">
      <Head title={hall.name} description={hall.name} canonical={hallPath(hall)} />
      <PhotoStrip photos={pictures(hall.coverImages)} name={hall.name} href={hallPath(hall)} sizes="100vw" first />
      <PageTitle set="name" reading={hall.nameKana} above={venueTypeName(hall.venueType)}>
        {hall.name}
      </PageTitle>
      <RatingLine rating={hall.rating} count={hall.ratingCount} />
      <ClipButton hall={hall} look="words" />
    </div>
  );
}
