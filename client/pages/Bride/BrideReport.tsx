import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideReport_bride$key } from '../../__generated__/BrideReport_bride.graphql.ts';
import { formatDate, toIsoDate } from '../../format.ts';
import { TextBlocks } from '../../components/text/TextBlocks.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './BridePage.module.css';

export function BrideReport(props: { bride: BrideReport_bride$key }) {
  const { report: result } = useFragment(
    graphql`
      fragment BrideReport_bride on Bride {
        report @catch {
          blocks {
            ...TextBlocks_blocks
          }
          publishedAt @catch(to: NULL)
          modifiedAt @catch(to: NULL)
        }
      }
    `,
    props.bride,
  );
  if (!result.ok) throw new Error('The report cannot be read');
  const report = result.value;
  if (!report) {
    return (
      <Section id="report" title="レポート">
        <EmptyState drawing="reviews" title="レポートはまだありません">
          <p>書かれると、ここで読めるようになります。</p>
        </EmptyState>
      </Section>
    );
  }
  const { blocks, publishedAt, modifiedAt } = report;
  return (
    <Section id="report" title="レポート">
      {publishedAt && (
        <p className={styles.dates}>
          <time dateTime={toIsoDate(publishedAt)}>{formatDate(publishedAt)}</time>に公開
          {modifiedAt && (
            <>
              、<time dateTime={toIsoDate(modifiedAt)}>{formatDate(modifiedAt)}</time>に更新
            </>
          )}
        </p>
      )}
      <TextBlocks blocks={blocks} as="section" />
    </Section>
  );
}
