import { Suspense, useEffect, useRef } from 'react';
import { formatDate, formatDuration } from '../../format.ts';
import { UNKNOWN } from '../../labels.ts';
import { useRequestContext } from '../../requestContext.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { Phrases } from '../../ui/base/Phrases.tsx';
import { CalendarLeaf } from '../../ui/fair/CalendarLeaf.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { fairPrice } from '../fair/fairCardData.ts';
import { useRokuyo } from '../fair/rokuyo.ts';
import { lazyComponent } from '../page/lazyComponent.tsx';
import { ShortCode } from './ReservationConfirmation.tsx';
import styles from './ReservationSlip.module.css';
import { slipPath } from './savedReservations.ts';
import type { SlipData } from './slipData.ts';

const QrCode = lazyComponent(() => import('../../ui/share/QrCode.tsx'));
const StreetMap = lazyComponent(() => import('../hall/StreetMap.tsx'));

/** A reservation with all details for the day of the visit; has a print layout. */
export function ReservationSlip(props: {
  slip: SlipData;
  /** Opened by a form on this page just now: moves the focus here. */
  isNew: boolean;
}) {
  const { slip, isNew } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const withRokuyo = useRokuyo();
  const { fair, hall, heldOn, holdTime } = slip;
  return (
    <article className={styles.slip} data-cancelled={slip.isCancelled ? '' : undefined}>
      <header className={styles.head}>
        {heldOn && (
          <CalendarLeaf date={heldOn} holiday={slip.holiday} rokuyo={withRokuyo ? slip.rokuyo : null} />
        )}
        <div>
          <p>{hall.href ? <a href={hall.href}>{hall.name}</a> : hall.name}</p>
          <h2 ref={title} tabIndex={-1} className={styles.name}>
            {fair.href ? <a href={fair.href}>{fair.name}</a> : fair.name}
          </h2>
        </div>
      </header>
      <div className={styles.columns}>
        <div className="flow">
          <FactList
            facts={[
              { label: '予約番号', value: <span className={styles.number}>{slip.number}</span> },
              {
                label: '確認番号',
                value: slip.shortCode === null ? UNKNOWN : <ShortCode code={slip.shortCode} />,
              },
              { label: '予約の状況', value: slip.isCancelled === null && UNKNOWN },
              {
                label: '日時',
                value: `${heldOn ? formatDate(heldOn) : '日程は確認中です'}${holdTime ? ` ${holdTime}から` : '（開始時刻は確認中です）'}`,
              },
              {
                label: '所要時間',
                value: fair.durationMinutes !== null && formatDuration(fair.durationMinutes),
              },
              {
                label: '人数',
                value: slip.participants === null ? UNKNOWN : `${slip.participants}名`,
              },
              { label: '参加費', value: fair.price !== null && fairPrice(fair.price) },
              {
                label: '挙式希望日',
                value: slip.preferredWeddingDate && formatDate(slip.preferredWeddingDate),
              },
              { label: 'メッセージ', value: slip.message },
              { label: '会場', value: hall.name },
              ...(fair.isOnline
                ? [{ label: '参加方法', value: 'オンライン（会場からの案内をご覧ください）' }]
                : [
                    {
                      label: '住所',
                      value: hall.address === null ? UNKNOWN : <Place address={hall.address} />,
                    },
                    { label: '交通', value: hall.access ?? UNKNOWN },
                  ]),
              { label: '電話', value: hall.tel ? <a href={`tel:${hall.tel}`}>{hall.tel}</a> : UNKNOWN },
            ]}
          />
          {!slip.isCancelled && !fair.isOnline && hall.position && (
            <Suspense>
              <StreetMap name={hall.name} position={hall.position} />
            </Suspense>
          )}
          {!slip.isCancelled && (
            <section>
              <h3>あると便利なもの</h3>
              <ul className={styles.bring}>
                {recommendedItems(fair).map((item) => (
                  <li key={item}>
                    <Phrases>{item}</Phrases>
                  </li>
                ))}
              </ul>
              <p className={styles.note}>会場から案内があったときは、そちらを優先してください。</p>
            </section>
          )}
        </div>
        {!slip.isCancelled && slip.code && <KeepSlip slip={slip} />}
      </div>
    </article>
  );
}

const ITEMS_BY_CONTENT: readonly (readonly [contents: readonly string[], item: string])[] = [
  [['TRY_ON_DRESS'], '着替えやすい服と\u200Bストッキング、\u200B髪を\u200Bまとめるゴム\u200B（衣裳の試着）'],
  [['TASTING', 'FOOD'], 'アレルギーや\u200B苦手な\u200B食材のメモ\u200B（試食・料理）'],
  [['CONSULTATION'], '挙式の\u200B希望時期・人数・予算のメモ\u200B（相談）'],
  [
    ['MOCK_CEREMONY', 'MOCK_RECEPTION', 'DECORATION', 'SHOW'],
    '写真を\u200B撮るための\u200Bスマートフォン\u200B（見学）',
  ],
];

/** Items to bring, by the fair's contents. Recommended by the site, not by the hall. */
function recommendedItems({ contents, isOnline }: SlipData['fair']): string[] {
  if (isOnline)
    return [
      'ビデオ通話の\u200Bできる\u200Bパソコンか\u200Bスマートフォン',
      '質問を\u200B書いた\u200Bメモと\u200B筆記用具',
    ];
  const items = ITEMS_BY_CONTENT.filter(([kinds]) => kinds.some((kind) => contents.includes(kind)));
  return ['この予約票\u200B（画面でも\u200B印刷でも）', ...items.map(([, item]) => item), '筆記用具'];
}

function Place({ address }: { address: string }) {
  return (
    <>
      {address}{' '}
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noopener"
        data-screen=""
      >
        <Phrases>{'地図アプリで\u200B開く'}</Phrases>
        <span className="visually-hidden">（新しいタブで開きます）</span>
      </a>
    </>
  );
}

/** Ways to keep the slip: QR code, calendar file, print, link. */
function KeepSlip({ slip }: { slip: SlipData }) {
  const { site } = useRequestContext();
  const url = site.url + slipPath(slip.number, slip.code);
  const { fair, holdTime } = slip;
  return (
    <section className={styles.keep}>
      <h3>予約票を手元に</h3>
      <div className={styles.qr}>
        <Suspense fallback={<span />}>
          <QrCode text={url} label="予約票のQRコード" />
        </Suspense>
        <p className={styles.note}>
          ほかの端末で読み取ると、この予約票が開きます。リンクやQRコードを知っている人は、予約の変更や取り消しもできます。
        </p>
      </div>
      <div className={styles.actions} data-screen="">
        {fair.href && holdTime && (
          <ButtonLink
            size="small"
            icon="calendar"
            href={`${fair.href}.ics?time=${encodeURIComponent(holdTime)}&reservation=${slip.number}`}
            download
          >
            カレンダーに追加
          </ButtonLink>
        )}
        <span className={styles.scriptOnly}>
          <Button size="small" onClick={() => print()}>
            印刷する
          </Button>
        </span>
      </div>
      <div data-screen="">
        <ShareLink
          label="予約票のリンク"
          url={url}
          text={`${slip.heldOn ? `${formatDate(slip.heldOn)} ` : ''}${holdTime ? `${holdTime}から ` : ''}${slip.hall.name}のフェアの予約票です。`}
        />
      </div>
    </section>
  );
}
