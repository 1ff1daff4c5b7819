import { useSyncExternalStore } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AreaPageQuery } from '../../__generated__/AreaPageQuery.graphql.ts';
import { formatDate } from '../../format.ts';
import { useSubmission } from '../../components/form/formContext.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { areaSetAt } from '../../components/place/areaCookie.ts';
import { sitePath } from '../../router/address.ts';
import type { PageProps } from '../../router/route.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { AreaPicker } from '../../ui/place/AreaPicker.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { areaPath, homePath } from '../../paths.ts';

/** Chooses the visitor's prefecture, which the pages with `usesArea` show. */
export default function AreaPage({ query, context }: PageProps<AreaPageQuery>) {
  const { options } = usePreloadedQuery<AreaPageQuery>(
    graphql`
      query AreaPageQuery @preloadable {
        options: hallSearchOptions {
          areas @required(action: NONE) {
            slug
            name
            domesticArea
          }
          prefectures @required(action: NONE) {
            slug
            name
            areaSlug
          }
        }
      }
    `,
    query,
  );
  const { area } = useRequestContext();
  const submission = useSubmission();
  const to = sitePath(context.address.query.get('to'));
  const chosen = options?.prefectures.find(({ slug }) => slug === area.prefecture)?.name;
  return (
    <NarrowPage
      title="地域を選ぶ"
      lead="選んだ都道府県の会場を、トップページやランキングで先にご案内します。いつでも変えられます。"
    >
      <Head
        title="地域を選ぶ"
        description="結婚式場を探す都道府県を選びます。選んだ地域の会場を、トップページやランキングで先にご案内します。"
        canonical={areaPath()}
        noindex
      />
      {chosen && (
        <p>
          いまの地域：<b>{chosen}</b>
          <ChosenOn />
        </p>
      )}
      <ErrorSummary
        errors={Object.values(submission?.errors ?? {}).map((message) => ({ label: '都道府県', message }))}
        submission={submission}
      />
      {options ? (
        <form method="post" action={areaPath({ to: to === homePath() ? null : to })} data-reload="">
          <AreaPicker
            selected={area.prefecture}
            areas={options.areas
              .filter(({ domesticArea }) => domesticArea)
              .map(({ slug, name }) => ({
                slug,
                name,
                prefectures: options.prefectures.filter(({ areaSlug }) => areaSlug === slug),
              }))}
          />
        </form>
      ) : (
        <ErrorNote title="地域の一覧を読み込めませんでした" retryHref={areaPath()} />
      )}
    </NarrowPage>
  );
}

/** The date of the choice. Read in the browser only: the page is cached per area. */
function ChosenOn() {
  const cookies = useSyncExternalStore(
    () => () => {},
    () => document.cookie,
    () => '',
  );
  const setAt = areaSetAt(cookies);
  return setAt && <small>（{formatDate(setAt.toISOString())}に選びました）</small>;
}
