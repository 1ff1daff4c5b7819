import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type {
  compareRows_hall$data,
  compareRows_hall$key,
} from '../../__generated__/compareRows_hall.graphql.ts';
import type { compareRows_scores$key } from '../../__generated__/compareRows_scores.graphql.ts';
import { readNote } from '../../components/clip/notePhotos.ts';
import type { HallEstimate } from '../../components/cost/hallEstimates.ts';
import { hallPlace } from '../../components/hall/hallPath.ts';
import { daysBefore, feeOn } from '../../components/hall/weddingDate.ts';
import { formatCapacity, formatDate, formatManYen, formatNumber, formatShortDate } from '../../format.ts';
import { REVIEW_ITEM_LABELS, ROKUYO_LABELS } from '../../hallLabels.ts';
import { UNKNOWN, venueTypeLabel } from '../../labels.ts';
import { highest, type CompareRow } from '../../ui/clip/CompareTable.tsx';
import { formatAbout, NO_BILLS } from '../../ui/cost/CostEstimate.tsx';

/** What this device and this member add to what is public. */
export interface VisitorFacts {
  readonly guestCount: number | null;
  /** In the order of the halls. */
  readonly estimates: readonly HallEstimate[];
  /** YYYY-MM-DD */
  readonly weddingDay: string | null;
  /** Null where it is not known, as on the server. */
  readonly today: string | null;
  /** By global id of the hall. */
  readonly notes: ReadonlyMap<string, string>;
  readonly showsRokuyo: boolean;
}

type Hall = compareRows_hall$data;
type Benefit = NonNullable<Hall['benefits']>[number];

/** Number of benefits that a cell names; it counts the others. */
const MAX_BENEFITS = 2;

export function compareRows(keys: readonly compareRows_hall$key[], visitor: VisitorFacts): CompareRow[] {
  const halls = keys.map((key) =>
    readInlineData(
      graphql`
        fragment compareRows_hall on Hall @inline {
          id
          venueType
          access
          address
          capacityMin
          capacityMax
          cost
          rating
          ratingCount
          isBestRate
          location {
            prefecture {
              name
            }
            regions {
              name
            }
          }
          costGrowth @catch(to: RESULT) {
            billCount
            increase
          }
          regulation {
            general
            cancellationFees {
              text
              fromDaysBefore
              untilDaysBefore
            }
          }
          benefits {
            title
            amount
            conditions
            expiresOn
          }
          reviewAverages {
            itemRatings {
              ...compareRows_scores
            }
          }
          dayOffFair: nextFair(daysOffOnly: true) @catch(to: RESULT) {
            heldOn
            day {
              rokuyo
            }
          }
          taianFair: nextFair(rokuyo: [TAIAN]) @catch(to: RESULT) {
            day {
              rokuyo
            }
            heldOn
          }
        }
      `,
      key,
    ),
  );
  const row = (topic: string, label: string, of: (hall: Hall) => string | null | undefined): CompareRow => ({
    topic,
    label,
    values: halls.map((hall) => of(hall) || null),
  });
  const { guestCount, estimates, weddingDay, notes } = visitor;
  return [
    row('費用', '費用の目安', (hall) => (hall.cost == null ? null : formatManYen(hall.cost))),
    ...(guestCount === null
      ? []
      : [{ topic: '費用', label: `${guestCount}名の費用`, values: estimates.map(estimateText) }]),
    row('費用', '初回見積もりからの増え方', growthText),
    ...(weddingDay === null
      ? []
      : [row('費用', 'キャンセル料', (hall) => cancellationText(hall, weddingDay, visitor.today))]),
    row('費用', '受けられる特典', (hall) => benefitsText(hall.benefits, visitor.today)),
    row('費用', 'ベストレート保証', ({ isBestRate }) =>
      isBestRate == null ? null : isBestRate ? 'あり' : 'なし',
    ),
    {
      ...row('みんなの評価', '評価', ({ rating }) => (rating == null ? null : `5点中${rating.toFixed(1)}点`)),
      best: highest(halls.map(({ rating }) => rating)),
    },
    row('みんなの評価', '評価件数', ({ ratingCount }) =>
      ratingCount == null ? null : `${formatNumber(ratingCount)}件`,
    ),
    ...scoreRows(halls),
    row('会場', '会場の種類', ({ venueType }) => venueTypeLabel(venueType)),
    row('会場', '場所', ({ address, location }) =>
      hallPlace(address, location?.prefecture?.name, location?.regions?.[0]?.name),
    ),
    row('会場', '交通', ({ access }) => access),
    row('会場', '人数', ({ capacityMin, capacityMax }) => formatCapacity(capacityMin, capacityMax)),
    row('見学', '次の土日祝のフェア', ({ dayOffFair }) => fairText(dayOffFair, visitor.showsRokuyo)),
    ...(visitor.showsRokuyo
      ? [row('見学', '次の大安のフェア', ({ taianFair }) => fairText(taianFair, false))]
      : []),
    ...(notes.size === 0
      ? []
      : [
          {
            topic: '見学',
            label: 'あなたのメモ',
            values: halls.map(({ id }) => noteText(notes.get(id) ?? '')),
          },
        ]),
  ];
}

function estimateText(estimate: HallEstimate): string {
  if (!estimate) return estimate === null ? NO_BILLS : UNKNOWN;
  return `${formatAbout(estimate.amount)}（実例${estimate.billCount}件）`;
}

/** 「約82万円増（実例12件）」 */
function growthText({ costGrowth }: Hall): string | null {
  if (!costGrowth.ok) return null;
  if (!costGrowth.value) return 'くらべられる実例なし';
  const { increase, billCount } = costGrowth.value;
  const change =
    increase === 0 ? '増減なし' : `${formatAbout(Math.abs(increase))}${increase > 0 ? '増' : '減'}`;
  return `${change}（実例${billCount}件）`;
}

/** 「11月28日(土) 大安」; null where fairs could not be read. */
function fairText(fair: Hall['dayOffFair'], withRokuyo: boolean): string | null {
  if (!fair.ok) return null;
  const { heldOn, day } = fair.value ?? {};
  if (!heldOn) return '予定なし';
  const rokuyo = withRokuyo ? ROKUYO_LABELS[day?.rokuyo ?? ''] : null;
  return [formatShortDate(heldOn), rokuyo].filter(Boolean).join(' ');
}

/** What a notice of today costs, and until when; without today all steps by date. */
function cancellationText({ regulation }: Hall, weddingDay: string, today: string | null): string | null {
  const fees = regulation?.cancellationFees?.map(({ text, fromDaysBefore, untilDaysBefore }) => ({
    text,
    fromDaysBefore,
    untilDaysBefore,
  }));
  if (!fees) return regulation?.general ? '規約をご確認ください' : null;
  const until = (fee: (typeof fees)[number]) =>
    formatDate(daysBefore(weddingDay, fee.untilDaysBefore) ?? weddingDay);
  if (today === null) return fees.map((fee) => `${until(fee)}まで：${fee.text}`).join('\n');
  const fee = feeOn(fees, weddingDay, today);
  return fee ? `今日のお申し出なら${fee.text}\n${until(fee)}まで` : null;
}

/** Those that are offered today, with their conditions: whether they are met only the couple knows. */
function benefitsText(benefits: readonly Benefit[] | null | undefined, today: string | null): string | null {
  if (!benefits) return null;
  const offered = benefits.filter(
    ({ expiresOn }) => today === null || expiresOn == null || today <= expiresOn,
  );
  if (offered.length === 0) return 'なし';
  const shown = offered.slice(0, MAX_BENEFITS).map(({ title, amount, conditions }) => {
    const notes = [amount == null ? null : `${formatNumber(amount)}円相当`, conditions]
      .filter(Boolean)
      .join('・');
    return `${title ?? '特典'}${notes && `（${notes}）`}`;
  });
  const others = offered.length - shown.length;
  return [...shown, ...(others > 0 ? [`ほか${others}件`] : [])].join('\n');
}

/** One row an aspect: the mean over all reviews. */
function scoreRows(halls: readonly Hall[]): CompareRow[] {
  const scores = halls.map(({ reviewAverages }) =>
    reviewAverages
      ? readInlineData<compareRows_scores$key>(
          graphql`
            fragment compareRows_scores on ItemRatings @inline {
              ceremony
              reception
              food
              staff
              cost
              access
              facility
            }
          `,
          reviewAverages.itemRatings,
        )
      : null,
  );
  const scoreRow = (item: string, values: readonly (number | null | undefined)[]): CompareRow => ({
    topic: 'みんなの評価',
    label: `${REVIEW_ITEM_LABELS[item]}の評価`,
    values: values.map((value) => value?.toFixed(1) ?? null),
    best: highest(values),
  });
  return [
    scoreRow(
      'ceremony',
      scores.map((score) => score?.ceremony),
    ),
    scoreRow(
      'reception',
      scores.map((score) => score?.reception),
    ),
    scoreRow(
      'food',
      scores.map((score) => score?.food),
    ),
    scoreRow(
      'staff',
      scores.map((score) => score?.staff),
    ),
    scoreRow(
      'cost',
      scores.map((score) => score?.cost),
    ),
    scoreRow(
      'access',
      scores.map((score) => score?.access),
    ),
    scoreRow(
      'facility',
      scores.map((score) => score?.facility),
    ),
  ];
}

/** The note with the captions of its photos. */
function noteText(note: string): string {
  const { text, photos } = readNote(note);
  const captions = photos.map(({ caption }) => caption).join('、');
  return [text, captions && `写真：${captions}`].filter(Boolean).join(' ');
}
