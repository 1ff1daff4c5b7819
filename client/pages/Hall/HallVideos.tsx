import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  HallVideos_hall$data,
  HallVideos_hall$key,
} from '../../__generated__/HallVideos_hall.graphql.ts';
import { formatClock } from '../../format.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Section } from '../../ui/base/Section.tsx';
import { VideoCard } from '../../ui/hall/VideoCard.tsx';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { hallByIdPath } from '../../paths.ts';

export default function HallVideos(props: { hall: HallVideos_hall$key }) {
  const { rawId, name, videos } = useFragment(
    graphql`
      fragment HallVideos_hall on Hall {
        rawId
        name
        videos @required(action: THROW) {
          rawId
          title
          url
          durationSeconds
          hall {
            rawId
          }
          hallName
          thumbnail {
            ...picture_image
          }
        }
      }
    `,
    props.hall,
  );
  if (videos.length === 0) return null;
  return (
    <Section id="videos" title="動画" lead="この会場と、同じ地域の会場の動画です。">
      <div className="scroller">
        {videos.map((video) => (
          <VideoCard
            key={video.rawId}
            inRow
            title={video.title ?? video.hallName ?? name ?? UNNAMED_HALL}
            hall={hallOf(video, rawId)}
            href={video.url ?? null}
            thumbnail={video.thumbnail ? toPicture(video.thumbnail) : null}
            length={video.durationSeconds == null ? null : formatClock(video.durationSeconds)}
          />
        ))}
      </div>
    </Section>
  );
}

/** The hall in a video, with a link unless it is the hall of the page. */
function hallOf({ hall, hallName }: HallVideos_hall$data['videos'][number], rawId: string) {
  if (!hallName) return null;
  return hall && hall.rawId !== rawId
    ? { name: hallName, href: hallByIdPath({ rawId: hall.rawId }) }
    : { name: hallName };
}
