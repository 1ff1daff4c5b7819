import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyKarte_account$key } from '../../__generated__/MyKarte_account.graphql.ts';
import { formatMonth, formatShortDate } from '../../format.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import {
  BUDGET_BANDS,
  CUSTOMER_STATUSES,
  PAYMENT_TIMINGS,
  PURCHASE_STATUSES,
  RING_CHOICES,
} from './karteLabels.ts';

/** The karte: the member's preferences from enquetes; nothing before the first. */
export function MyKarte(props: { account: MyKarte_account$key }) {
  const { karte } = useFragment(
    graphql`
      fragment MyKarte_account on Account {
        karte {
          customerStatus
          weddingMonth
          guestCount
          budgetBand
          ringChoice
          ringPurchaseStatus
          paymentTiming
          prefecture {
            name
          }
          updatedAt
        }
      }
    `,
    props.account,
  );
  if (!karte) return null;
  const { weddingMonth, guestCount, budgetBand, prefecture } = karte;
  return (
    <Section
      id="karte"
      title="ご希望カルテ"
      lead={karte.updatedAt && `${formatShortDate(karte.updatedAt)}に更新`}
    >
      <FactList
        facts={[
          { label: '挙式の時期', value: weddingMonth && formatMonth(weddingMonth) },
          { label: '地域', value: prefecture?.name },
          { label: '人数', value: guestCount == null ? null : `${guestCount}名` },
          { label: '予算', value: budgetBand == null ? null : BUDGET_BANDS[budgetBand] },
          { label: 'お支払い', value: karte.paymentTiming && PAYMENT_TIMINGS[karte.paymentTiming] },
          { label: '指輪', value: karte.ringChoice && RING_CHOICES[karte.ringChoice] },
          {
            label: '指輪のご購入',
            value: karte.ringPurchaseStatus && PURCHASE_STATUSES[karte.ringPurchaseStatus],
          },
          {
            label: '式場選び',
            value: karte.customerStatus && CUSTOMER_STATUSES[karte.customerStatus],
          },
        ]}
      />
    </Section>
  );
}
