import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallBenefits_hall$key } from '../../__generated__/HallBenefits_hall.graphql.ts';
import { formatDate } from '../../format.ts';
import { Html } from '../../components/page/Html.tsx';
import { UNKNOWN } from '../../labels.ts';
import { hallCancellationPath } from '../../paths.ts';
import { Section } from '../../ui/base/Section.tsx';
import { BenefitCard } from '../../ui/hall/BenefitCard.tsx';
import { type Regulation, RegulationBox } from '../../ui/hall/RegulationBox.tsx';

/** Benefits and regulations. Conditions stand next to the amount. */
export default function HallBenefits(props: { hall: HallBenefits_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment HallBenefits_hall on Hall {
        rawId
        planCount
        benefits @required(action: THROW) {
          rawId
          title
          description
          amount
          conditions
          expiresOn
        }
        regulation @catch(to: RESULT) {
          general @catch(to: RESULT)
          cancellationFees @catch(to: NULL) {
            __typename
          }
          postponement @catch(to: RESULT)
          covid @catch(to: RESULT)
        }
      }
    `,
    props.hall,
  );
  const { general, cancellationFees, postponement, covid } =
    (hall.regulation.ok && hall.regulation.value) || {};
  const regulations = [
    { title: 'キャンセルについて', html: general },
    { title: '延期について', html: postponement },
    { title: '感染症への対応', html: covid },
  ].flatMap(({ title, html }): Regulation[] => {
    if (html?.ok === false) return [{ title, text: UNKNOWN }];
    if (!html?.value) return [];
    const text = (
      <>
        <Html html={html.value} />
        {html === general && cancellationFees && (
          <p data-screen>
            <a href={hallCancellationPath({ rawId: hall.rawId })}>挙式日からキャンセル料の日付を調べる</a>
          </p>
        )}
      </>
    );
    return [{ title, text }];
  });
  return (
    <>
      <Section id="benefits" title="特典" note={hall.planCount ? `プラン${hall.planCount}件` : undefined}>
        {hall.benefits.length === 0 ? (
          <p>この会場の特典は、いまのところありません。</p>
        ) : (
          <div className="cards">
            {hall.benefits.map(({ rawId, title, amount, description, conditions, expiresOn }) => (
              <BenefitCard
                key={rawId}
                title={title ?? '名称を確認中の特典'}
                amount={amount}
                conditions={conditions}
                until={expiresOn && `${formatDate(expiresOn)}まで`}
                description={description && <Html html={description} />}
              />
            ))}
          </div>
        )}
      </Section>
      {!hall.regulation.ok && (
        <Section id="regulation" title="規約">
          <p>{UNKNOWN}</p>
        </Section>
      )}
      {regulations.length > 0 && (
        <Section id="regulation" title="規約">
          <RegulationBox regulations={regulations} note="ご契約の前に、会場で最新の内容をご確認ください。" />
        </Section>
      )}
    </>
  );
}
