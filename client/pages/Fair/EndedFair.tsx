import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EndedFair_hall$key } from '../../__generated__/EndedFair_hall.graphql.ts';
import { UNNAMED_FAIR } from '../../components/fair/fairCardData.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { OtherFairs } from './OtherFairs.tsx';
import { formatDate } from '../../format.ts';
import { hallFairsPath, reservationsPath } from '../../paths.ts';

/** Shown for a fair that is not listed: says whether it is over or unknown, and lists the next fairs of its hall. */
export function EndedFair(props: { hall: EndedFair_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment EndedFair_hall on Hall @argumentDefinitions(fairRawId: { type: "String!" }) {
        rawId
        name
        endedFair(rawId: $fairRawId) @catch(to: NULL) {
          name
          heldOn
          isWithdrawn
        }
        ...hallPath_hall
        ...OtherFairs_hall
      }
    `,
    props.hall,
  );
  const name = hall.name ?? UNNAMED_HALL;
  const ended = hall.endedFair;
  const day = ended?.heldOn ? `${formatDate(ended.heldOn)}の` : '';
  const title = !ended
    ? 'このフェアはありません'
    : ended.isWithdrawn
      ? 'このフェアの掲載は終わりました'
      : 'このフェアは終了しました';
  return (
    <div className="page wide-flow">
      <Head
        title={title}
        description={`${name}のブライダルフェアの、これからの日程をご案内します。`}
        canonical={null}
        noindex
      />
      <EmptyState
        drawing="fairs"
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" href={hallFairsPath({ rawId: hall.rawId })}>
              これからの日程を見る
            </ButtonLink>
            <ButtonLink href={hallPath(hall)}>会場のページへ</ButtonLink>
          </>
        }
      >
        <p>
          {ended
            ? `${day}「${ended.name ?? UNNAMED_FAIR}」は、${name}の一覧にもうありません。`
            : `${name}に、このアドレスのフェアはありません。アドレスをお確かめください。以前のフェアであれば、掲載が終わっています。`}
          予約された方は
          <a href={reservationsPath()}>予約一覧</a>で内容をご確認いただけます。
        </p>
      </EmptyState>
      <PageSection id="others" label="ほかの日程">
        <OtherFairs hall={hall} />
      </PageSection>
    </div>
  );
}
