import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { ArticleCostsPlacesQuery } from '../../__generated__/ArticleCostsPlacesQuery.graphql.ts';
import type { ArticleCostsQuery } from '../../__generated__/ArticleCostsQuery.graphql.ts';
import { formatManYen, formatNumber } from '../../format.ts';
import { prefectureStatsPath, statsPath } from '../../paths.ts';
import { useResponses } from '../../relay/useResponses.ts';
import { DEFAULT_AREA, parseAreaCookie } from '../../requestContext.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { formatChange } from '../../ui/cost/CostGrowthTable.tsx';
import styles from './ArticleCosts.module.css';

type Places = NonNullable<ArticleCostsPlacesQuery['response']['hallSearchOptions']>['prefectures'];

/** The reader's prefecture, otherwise that of the article's title. */
function startSlug(places: NonNullable<Places>, title: string): string {
  const own = parseAreaCookie(document.cookie)?.prefecture;
  const place = places.find(({ slug }) => slug === own) ?? places.find(({ name }) => title.includes(name));
  return place?.slug ?? DEFAULT_AREA.prefecture;
}

/**
 * How bills grow in the reader's prefecture, otherwise in that of the article's title. Loaded in the browser when it is
 * near, because pages are cached for all readers and the figures take many REST calls.
 */
export default function ArticleCosts({ title }: { title: string }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const [options] = useResponses<ArticleCostsPlacesQuery>(
    graphql`
      query ArticleCostsPlacesQuery {
        hallSearchOptions {
          prefectures {
            slug
            name
          }
        }
      }
    `,
    isNear ? [{}] : [],
  );
  const places = options?.hallSearchOptions?.prefectures ?? [];
  const slug = chosen ?? (options ? startSlug(places, title) : null);
  const [figures] = useResponses<ArticleCostsQuery>(
    graphql`
      query ArticleCostsQuery($slug: String!) {
        areaStats(place: { prefectureSlug: $slug }) {
          averageCost
          averageGuestCount
        }
        hallSearchOptions {
          prefectures(slug: $slug) {
            slug
            costGrowth {
              hallCount
              billCount
              firstEstimate
              final
              increase
            }
          }
        }
      }
    `,
    slug === null ? [] : [{ slug }],
  );

  const name = places.find((place) => place.slug === slug)?.name;
  return (
    <section ref={section} className={styles.costs} aria-labelledby="costs">
      <h2 id="costs">{name ?? 'お住まいの地域'}の見積もりと最終金額</h2>
      {places.length > 0 && slug !== null && (
        <SelectField
          name="cost_prefecture"
          label="都道府県"
          noneLabel={null}
          choices={places.map((place) => ({ value: place.slug, label: place.name }))}
          value={slug}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <div aria-live="polite">
        {slug !== null && figures === undefined && <p>読み込んでいます…</p>}
        {figures !== undefined && <CostFigures figures={figures} />}
      </div>
      <p>
        <a href={slug === null ? statsPath() : prefectureStatsPath({ prefectureSlug: slug })}>
          {name ? `${name}の結婚式の数字を見る` : '地域ごとの結婚式の数字を見る'}
        </a>
      </p>
    </section>
  );
}

function CostFigures({ figures }: { figures: ArticleCostsQuery['response'] | null }) {
  const growth = figures?.hallSearchOptions?.prefectures?.[0]?.costGrowth;
  const averageCost = figures?.areaStats?.averageCost;
  const guests = figures?.areaStats?.averageGuestCount;
  if (!growth && averageCost == null) return <p>この地域の費用は、いまは確認できません。</p>;
  return (
    <>
      <dl className={styles.figures}>
        {growth && (
          <>
            <Figure label="初回見積もり" text={formatManYen(growth.firstEstimate)} />
            <Figure label="最終金額" text={formatManYen(growth.final)} />
            <Figure label="増えた額" text={formatChange(growth.increase)} />
          </>
        )}
        {averageCost != null && (
          <Figure
            label={guests == null ? '会場の目安の平均' : `会場の目安の平均（${guests}名）`}
            text={formatManYen(averageCost)}
          />
        )}
      </dl>
      {growth && (
        <small>
          見積もりと最終金額は、{growth.hallCount}会場の実例{formatNumber(growth.billCount)}
          件の中央値です。増えた額は1件ごとの差の中央値のため、二つの金額の差と合わないことがあります。本文の平均とは、数え方も実例も異なります。
        </small>
      )}
    </>
  );
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
