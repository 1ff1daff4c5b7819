import { useEffect } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { DiagnosisThanksPageQuery } from '../../__generated__/DiagnosisThanksPageQuery.graphql.ts';
import { InviteLink } from '../../components/diagnosis/InviteLink.tsx';
import { clearProgress, useSavedDiagnoses } from '../../components/diagnosis/diagnosisStorage.ts';
import { otherSide, SIDES, type Side } from '../../components/diagnosis/sides.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { UNKNOWN } from '../../labels.ts';
import { diagnosisResultPath } from '../../paths.ts';

/** Shown after the last question. */
export default function DiagnosisThanksPage({
  query,
  context,
}: PageProps<DiagnosisThanksPageQuery, { side: Side }>) {
  const { parentDiagnosis: diagnosis } = usePreloadedQuery<DiagnosisThanksPageQuery>(
    graphql`
      query DiagnosisThanksPageQuery($id: String!, $respondent: DiagnosisRespondent!)
      @preloadable
      @throwOnFieldError {
        parentDiagnosis(id: $id) {
          rawId
          childAnsweredAt @catch(to: RESULT)
          parentAnsweredAt @catch(to: RESULT)
          thanks(respondent: $respondent) @catch(to: NULL) {
            message
          }
        }
      }
    `,
    query,
  );
  const id = diagnosis?.rawId ?? '';
  const { side } = context.params;
  const partner = otherSide(side);
  const partnerKey = useSavedDiagnoses().find((entry) => entry.id === id && entry.side === side)?.partnerKey;
  const answeredAt = side === 'child' ? diagnosis?.parentAnsweredAt : diagnosis?.childAnsweredAt;
  /** Null where it is not known. */
  const hasPartnerAnswered = answeredAt?.ok ? answeredAt.value != null : null;
  useEffect(() => clearProgress(id, side), [id, side]);
  return (
    <NarrowPage title="お答えを受け取りました" lead={diagnosis?.thanks?.message ?? undefined}>
      <Head title="お答えを受け取りました" description="親子の希望診断" canonical={null} noindex />
      {hasPartnerAnswered !== true && partnerKey && (
        <InviteLink id={id} side={partner} partnerKey={partnerKey} />
      )}
      <p className="prose">
        {hasPartnerAnswered
          ? 'おふたりの答えがそろいました。並べて読んでみましょう。'
          : hasPartnerAnswered === null
            ? `${SIDES[partner].name}の答えが届いたかどうかは${UNKNOWN}。`
            : `${SIDES[partner].name}の答えはまだ届いていません。そろうと、同じところと違うところが分かります。`}
      </p>
      <p>
        <ButtonLink variant="primary" href={diagnosisResultPath({ id })}>
          結果を見る
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
