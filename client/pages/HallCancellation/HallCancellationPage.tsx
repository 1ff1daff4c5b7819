import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type {
  HallCancellationPageQuery,
  HallCancellationPageQuery$data,
} from '../../__generated__/HallCancellationPageQuery.graphql.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { Html } from '../../components/page/Html.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { hallCancellationPath, homePath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { CancellationTable } from '../../ui/hall/CancellationTable.tsx';
import { RegulationBox } from '../../ui/hall/RegulationBox.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { useToday } from '../../day.ts';
import styles from './HallCancellationPage.module.css';
import { daysBefore, readWeddingDate, type WeddingDate } from '../../components/hall/weddingDate.ts';

type Hall = NonNullable<HallCancellationPageQuery$data['hall']>;
type Regulation = Extract<Hall['regulation'], { ok: true }>['value'];
type Fee = NonNullable<NonNullable<Regulation>['cancellationFees']>[number];

/** The cancellation fees of a hall, by date for a wedding day. A GET form: works without script. */
export default function HallCancellationPage({ query, context }: PageProps<HallCancellationPageQuery>) {
  const { hall } = usePreloadedQuery<HallCancellationPageQuery>(
    graphql`
      query HallCancellationPageQuery($rawId: String!) @preloadable @throwOnFieldError {
        hall(by: { rawId: $rawId }) {
          rawId
          name
          ...hallPath_hall
          regulation @catch(to: RESULT) {
            general
            cancellationFees {
              text
              fromDaysBefore
              untilDaysBefore
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  if (!hall) return null;
  const { rawId, name, regulation } = hall;
  const path = hallCancellationPath({ rawId });
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: name, href: hallPath(hall) },
    { label: 'キャンセル料' },
  ];
  return (
    <div className={`page flow ${styles.page}`}>
      <Head
        title={`${name}のキャンセル料`}
        description={`${name}のキャンセル料を、挙式日から日付で計算できます。いつまでのお申し出でいくらかかるか、会場の規約とあわせてご覧いただけます。`}
        canonical={path}
        noindex={[...context.address.query].length > 0 || !(regulation.ok && regulation.value?.general)}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="name">{`${name}のキャンセル料`}</PageTitle>
      <PageSection label="会場の規約">
        <CancellationTerms
          hall={hall}
          date={readWeddingDate(context.address.query.get('wedding_date') ?? '')}
        />
      </PageSection>
    </div>
  );
}

function CancellationTerms({ hall, date }: { hall: Hall; date: WeddingDate }) {
  if (!hall.regulation.ok) throw new Error('The terms cannot be read');
  const { rawId } = hall;
  const regulation = hall.regulation.value;
  return (
    <>
      {regulation?.cancellationFees ? (
        <CancellationDates rawId={rawId} fees={regulation.cancellationFees} date={date} />
      ) : (
        regulation?.general && (
          <p>
            この会場の規約からは、日付ごとの金額を確実に読み取れません。下の規約をお読みのうえ、会場へご確認ください。
          </p>
        )
      )}
      {regulation?.general ? (
        <Section id="regulation" title="会場の規約">
          <RegulationBox
            regulations={[{ title: 'キャンセルについて', text: <Html html={regulation.general} /> }]}
            note="ご契約の前に、会場で最新の内容をご確認ください。"
          />
        </Section>
      ) : (
        <EmptyState
          drawing="page"
          title="キャンセルの規約は掲載されていません"
          actions={<ButtonLink href={hallPath(hall)}>会場のページへ</ButtonLink>}
        >
          <p>ご契約の前に、会場でキャンセル料をご確認ください。</p>
        </EmptyState>
      )}
    </>
  );
}

function CancellationDates(props: { rawId: string; fees: readonly Fee[]; date: WeddingDate }) {
  const { rawId, fees, date } = props;
  const { typed, day } = date;
  const today = useToday();
  const isPast = day !== null && today !== null && day < today;
  const error = isPast ? '過ぎた日付です。年をご確認ください。' : date.error;
  return (
    <>
      <p>挙式日を入れると、キャンセル料が変わる日を日付でご覧いただけます。日付は日本時間です。</p>
      <form action={hallCancellationPath({ rawId })} method="get" data-scroll="keep" className={styles.form}>
        <TextField
          // A date picker would drop what is no date.
          key={typed}
          kind={date.error ? 'text' : 'date'}
          name="wedding_date"
          label="挙式日"
          defaultValue={day ?? typed}
          error={error}
        />
        <Button type="submit">日付を計算する</Button>
      </form>
      <CancellationTable
        today={today}
        steps={fees.map((fee) => ({
          fee: fee.text,
          period: periodText(fee),
          from: day && fee.fromDaysBefore != null ? daysBefore(day, fee.fromDaysBefore) : null,
          until: day && daysBefore(day, fee.untilDaysBefore),
        }))}
      />
      {day && !isPast && (
        <p>
          <ButtonLink
            size="small"
            icon="calendar"
            href={`${hallCancellationPath({ rawId })}.ics?wedding_date=${day}`}
            download
          >
            金額が変わる前の日をカレンダーに追加
          </ButtonLink>
        </p>
      )}
      <p className={styles.note}>
        下の規約から読み取った目安です。受付の時刻や実費の扱いなど、規約の文面と会場の説明が優先します。
      </p>
    </>
  );
}

/** 「180日前まで」「179日前〜90日前」「前日」「当日」 */
function periodText({ fromDaysBefore, untilDaysBefore }: Fee): string {
  const until = dayText(untilDaysBefore);
  if (fromDaysBefore == null) return `挙式日の${until}まで`;
  return fromDaysBefore === untilDaysBefore ? until : `${dayText(fromDaysBefore)}〜${until}`;
}

function dayText(days: number): string {
  if (days === 0) return '当日';
  return days === 1 ? '前日' : `${days}日前`;
}
