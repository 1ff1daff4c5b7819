import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeHalls_query$key } from '../../__generated__/HomeHalls_query.graphql.ts';
import { HallCard } from '../../components/hall/HallCard.tsx';
import { saveArea } from '../../components/place/areaCookie.ts';
import { useRequestContext } from '../../requestContext.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './HomePage.module.css';
import { homePath, prefectureHallRankingPath } from '../../paths.ts';

/** Cards including the sponsored one; fills rows of two and three. */
const CARD_COUNT = 6;

/** Top-ranked halls of a prefecture, the sponsored hall and the prefecture selector. */
export function HomeHalls(props: { query: HomeHalls_query$key; prefectureSlug: string }) {
  const { prefectureSlug } = props;
  const form = useDefaultsOf(prefectureSlug);
  const request = useRequestContext();
  const data = useFragment(
    graphql`
      fragment HomeHalls_query on Query {
        ranked: hallRanking(prefectureSlug: $prefectureSlug) @required(action: THROW) {
          hall {
            id
            ...HallCard_hall
          }
        }
        sponsoredHall(prefectureSlug: $prefectureSlug) {
          hall {
            id
            ...HallCard_hall
          }
        }
        places: hallSearchOptions {
          prefectures {
            slug
            name
            areaSlug
          }
        }
      }
    `,
    props.query,
  );
  const prefectures = data.places?.prefectures ?? [];
  const chosen = prefectures.find(({ slug }) => slug === prefectureSlug);
  const areaSlug = chosen?.areaSlug;
  useEffect(() => {
    if (areaSlug && prefectureSlug !== request.area.prefecture)
      saveArea({ area: areaSlug, prefecture: prefectureSlug });
  }, [request, areaSlug, prefectureSlug]);

  const sponsored = data.sponsoredHall?.hall;
  const halls = data.ranked.slice(0, sponsored ? CARD_COUNT - 1 : CARD_COUNT);
  const name = chosen?.name ?? 'お住まいの地域';
  return (
    <Section
      id="popular"
      title={`${name}で選ばれている会場`}
      live
      more={{ href: prefectureHallRankingPath({ prefectureSlug }), label: 'ランキングを見る' }}
    >
      <div className="flow">
        {prefectures.length > 0 && (
          <form
            ref={form}
            action={homePath()}
            method="get"
            data-scroll="keep"
            data-replace=""
            className={styles.prefecture}
          >
            <SelectField
              name="prefecture"
              label="都道府県"
              noneLabel={null}
              defaultValue={prefectureSlug}
              choices={prefectures.map((prefecture) => ({ value: prefecture.slug, label: prefecture.name }))}
            />
            <Button type="submit">変える</Button>
          </form>
        )}
        {halls.length === 0 ? (
          <EmptyState drawing="search" title="この地域の会場はまだありません" />
        ) : (
          <div className="cards">
            {halls.map(({ hall }) => hall && <HallCard key={hall.id} hall={hall} />)}
            {sponsored && <HallCard hall={sponsored} sponsored />}
          </div>
        )}
      </div>
    </Section>
  );
}
