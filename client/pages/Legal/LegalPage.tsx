import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { LegalPageQuery } from '../../__generated__/LegalPageQuery.graphql.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { TextBlocks } from '../../components/text/TextBlocks.tsx';
import { homePath, legalPath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';

/** A text of the operator: terms of use, privacy policy or company. */
export default function LegalPage({
  query,
  context,
}: PageProps<LegalPageQuery, Parameters<typeof legalPath>[0]>) {
  const { legalDocument } = usePreloadedQuery<LegalPageQuery>(
    graphql`
      query LegalPageQuery($kind: LegalDocumentKind!) @preloadable {
        legalDocument(kind: $kind) {
          title
          blocks {
            ...TextBlocks_blocks
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { title, blocks } = legalDocument;
  const crumbs = [{ label: 'トップ', href: homePath() }, { label: title }];
  return (
    <NarrowPage crumbs={crumbs} title={title}>
      <Head
        title={title}
        description={`${site.name}の${title}です。`}
        canonical={legalPath(context.params)}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <TextBlocks blocks={blocks ?? []} as="page" />
    </NarrowPage>
  );
}
