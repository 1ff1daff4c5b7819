import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { WritersPageQuery } from '../../__generated__/WritersPageQuery.graphql.ts';
import { UNNAMED_WRITER } from '../../components/article/articleNames.ts';
import type { WriterList } from '../../components/article/writerList.ts';
import { DeferredSection } from '../../components/page/DeferredSection.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { Picture } from '../../ui/base/Picture.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { UNKNOWN } from '../../labels.ts';
import styles from './WritersPage.module.css';
import { useWriterList } from './useWriterList.ts';
import { homePath, magazinePath, writerPath, writersPath } from '../../paths.ts';

const PAGE_SIZE = 20;
const LOAD_FAILED = '時間をおいてもう一度お試しください。';

/** Writers, searchable by name or topic. A failed search shows an error above an empty list. */
export default function WritersPage({ query }: PageProps<WritersPageQuery>) {
  const { writers } = usePreloadedQuery<WritersPageQuery>(
    graphql`
      query WritersPageQuery($query: String!, $page: Int!) @preloadable {
        writers(query: $query, page: $page) {
          totalCount
          nodes {
            rawId
            displayName
            description
            avatar {
              ...picture_image
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { reload } = useRouter();
  const { page, query: searchWords } = query.variables;
  const form = useDefaultsOf(searchWords);
  const nodes = writers?.nodes;
  const totalCount = writers?.totalCount;
  const total = totalCount ?? 0;
  const fetched = useWriterList(
    searchWords,
    page,
    nodes
      ? {
          writers: nodes.map(({ rawId, displayName }) => ({
            rawId,
            displayName: displayName ?? UNNAMED_WRITER,
          })),
          total,
        }
      : { error: LOAD_FAILED },
  );
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    { label: '書いている人' },
  ];
  const hrefOf = (to: number) => writersPath({ q: searchWords, page: to });
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title="書いている人"
        description="マガジンの記事を書いている人を、名前や得意なことから探せます。"
        canonical={searchWords === '' ? hrefOf(page) : writersPath()}
        page={page}
        noindex={searchWords !== ''}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="name">書いている人</PageTitle>
        <form ref={form} action={writersPath()} method="get" className={styles.search}>
          <SearchField
            name="q"
            label="名前や得意なこと"
            showLabel
            defaultValue={searchWords}
            placeholder="衣裳"
          />
        </form>
        <p aria-live="polite">{totalCount == null ? `人数は${UNKNOWN}` : `${totalCount}人`}</p>
      </div>
      {!nodes && (
        <ErrorNote
          title="書いている人を読み込めませんでした"
          detail={fetched?.error ?? LOAD_FAILED}
          onRetry={() => void reload()}
          retryHref={hrefOf(page)}
        />
      )}
      {nodes?.length === 0 && (
        <EmptyState
          drawing="search"
          title="見つかりませんでした"
          actions={<ButtonLink href={writersPath()}>書いている人をすべて見る</ButtonLink>}
        >
          <p>別の言葉でお試しください。</p>
        </EmptyState>
      )}
      <ul className={`cards ${styles.writers}`}>
        {(nodes ?? []).map(({ rawId, displayName, description, avatar }) => (
          <li key={rawId}>
            <Picture source={avatar ? toPicture(avatar) : null} ratio="1:1" sizes="72px" alt="" />
            <div className="tight">
              <h2>
                <a href={writerPath({ rawId })}>{displayName ?? UNNAMED_WRITER}</a>
              </h2>
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
      <Pager label="書いている人" page={page} lastPage={Math.ceil(total / PAGE_SIZE)} hrefFor={hrefOf} />
      <FetchedWriters list={fetched} page={page} />
    </div>
  );
}

/** Writers of other pages fetched during this visit, latest first. */
function FetchedWriters({ list, page }: { list: WriterList | null; page: number }) {
  const otherPages = (list?.pages ?? []).filter((fetched) => fetched.page !== page);
  const links = otherPages.flatMap(({ writers }) =>
    writers.map(({ rawId, displayName }) => ({ label: displayName, href: writerPath({ rawId }) })),
  );
  return (
    <DeferredSection key={page} isReady={links.length > 0}>
      <Section id="seen-writers" title="これまでに見た人">
        <ChipLinks label="これまでに見た人" links={links} />
      </Section>
    </DeferredSection>
  );
}
