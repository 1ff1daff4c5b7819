import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { FactList } from '../ui/base/FactList.tsx';
import { Section } from '../ui/base/Section.tsx';
import { Tabs } from '../ui/base/Tabs.tsx';
import { CostLegend } from '../ui/cost/CostBar.tsx';
import { CostCaseRow } from '../ui/cost/CostCaseRow.tsx';
import { CostEstimate, NoCostEstimate } from '../ui/cost/CostEstimate.tsx';
import { GuestCountField } from '../ui/cost/GuestCountField.tsx';
import { PeoplePriceGrid } from '../ui/cost/PeoplePriceGrid.tsx';
import { DayLine } from '../ui/fair/DayLine.tsx';
import { FairCalendar } from '../ui/fair/FairCalendar.tsx';
import { FairCard } from '../ui/fair/FairCard.tsx';
import { BenefitCard } from '../ui/hall/BenefitCard.tsx';
import { ClipButton } from '../ui/hall/ClipButton.tsx';
import { QaItem } from '../ui/hall/QaItem.tsx';
import { RegulationBox } from '../ui/hall/RegulationBox.tsx';
import { ReserveStrip, SideCard } from '../ui/hall/ReserveBar.tsx';
import { VideoCard } from '../ui/hall/VideoCard.tsx';
import { PhotoGrid } from '../ui/photo/PhotoGrid.tsx';
import { PhotoMosaic } from '../ui/photo/PhotoMosaic.tsx';
import { RatingBars } from '../ui/review/RatingBars.tsx';
import { ReviewItem } from '../ui/review/ReviewItem.tsx';
import { costs, fairDays, fairs, peoplePriceCounts, review } from './hallSamples.ts';
import { pictures } from './samples.ts';
import { Sheet, Example } from './Sheet.tsx';

const opened = pictures.map((source, i) => ({ source, href: `#photo${i}` }));
const words = ['挙式', '披露宴', '料理', '庭', '装花', '設備'];
const costEstimate = {
  guestCount: 60,
  amount: 2_853_000,
  billCount: 12,
  minGuestCount: 50,
  maxGuestCount: 70,
};
const most = Math.max(...costs.map((cost) => cost.total ?? 0));

export function HallSheet() {
  return (
    <Sheet title="会場の案内">
      <Example label="PhotoMosaic" bleed>
        <PhotoMosaic name="青山 白樺迎賓館" photos={opened} allHref="#photos" />
      </Example>
      <Example label="PhotoMosaic of three, of one" bleed>
        <PhotoMosaic name="三枚の式場" photos={opened.slice(0, 3)} allHref="#photos3" />
        <PhotoMosaic name="一枚の式場" photos={opened.slice(3, 4)} allHref="#photos1" />
      </Example>
      <Example label="Tabs" bleed>
        <Tabs
          tabs={[
            { id: 'photos', label: '写真', count: 64 },
            { id: 'reviews', label: '口コミ', count: 128 },
            { id: 'costs', label: '費用' },
            { id: 'fairs', label: 'フェア', count: 12 },
            { id: 'questions', label: '質問' },
          ]}
        />
      </Example>
      <div className="page wide-flow">
        <Section
          id="photos"
          title="写真"
          note="64枚"

          more={{ href: '#all', label: 'すべての写真' }}
        >
          <PhotoGrid
            kind="official"
            photos={opened.slice(0, 4).map((photo, i) => ({ ...photo, category: words[i] }))}
          />
        </Section>
        <Section id="brides" title="花嫁の写真">
          <PhotoGrid
            kind="bride"
            photos={opened.map((photo, i) => ({
              ...photo,
              category: words[i],
              caption: '庭での一枚',
              by: 'はな',
            }))}
          />
        </Section>
        <Section id="fairs" title="フェアと相談会">
          {fairs.map((fair) => (
            <FairCard key={fair.name} fair={fair} />
          ))}
        </Section>
        <Section id="fair-days" title="フェアの日程">
          <p>
            <DayLine date="2026-11-23" holiday="勤労感謝の日" rokuyo="赤口" />
          </p>
          <p>
            <DayLine date="2026-11-22" rokuyo="大安" />
          </p>
          <FairCalendar title="2026年11月" days={fairDays} selectedDate="2026-11-22" />
        </Section>
        <Section id="reviews" title="口コミと評価" note="128件">
          <RatingBars
            parts={[
              { label: '挙式', value: 4.6 },
              { label: '披露宴', value: 4.2 },
              { label: '料理', value: 3.9 },
              { label: '交通', value: null },
            ]}
          />
          <ReviewItem review={review} />
        </Section>
        <Section id="costs" title="費用" lead="挙げた人の初回見積もりと最終金額です。">
          <CostLegend />
          {costs.map((cost) => (
            <CostCaseRow key={cost.nickname} cost={cost} scale={most} />
          ))}
        </Section>
        <Section id="guests" title="人数に応じた費用">
          <GuestCountField count={null} parse={Number} onChange={() => {}} />
          <GuestCountField count={60} parse={Number} onChange={() => {}} />
          <CostEstimate estimate={costEstimate} />
          <CostEstimate estimate={costEstimate} isPlain />
          <NoCostEstimate />
        </Section>
        <Section id="grid" title="人数と金額の分布">
          <PeoplePriceGrid counts={peoplePriceCounts} />
        </Section>
        <Section id="questions" title="質問と回答">
          <QaItem
            question="持ち込みはできますか"
            answer={<p>ドレスと引き出物は一点からお持ち込みいただけます。</p>}
            answeredOn="2026年6月3日"
            open
          />
          <QaItem question="車いすのゲストがいます" answer={<p>全館に段差はありません。</p>} />
        </Section>
        <Section id="benefits" title="特典">
          <div className="cards">
            <BenefitCard
              title="挙式料のご優待"
              amount={165_000}
              conditions="2027年3月までに挙式される方"
              until="2026年12月31日まで"
              description={<p>教会式、人前式のどちらでもお使いいただけます。</p>}
            />
            <BenefitCard title="試食会へのご招待" />
          </div>
        </Section>
        <Section id="rules" title="取消と延期">
          <RegulationBox
            regulations={[
              { title: '取消料', text: <p>挙式の90日前から見積額の30%を申し受けます。</p> },
              { title: '延期', text: <p>一度に限り、無料で日を改められます。</p> },
            ]}
            note="2026年6月3日に更新"
          />
        </Section>
        <Section id="facts" title="会場の案内">
          <FactList
            facts={[
              { label: '住所', value: '東京都港区北青山0-0-0' },
              { label: '交通', value: '表参道駅 徒歩5分' },
              { label: '人数', value: '20〜120名' },
              { label: '電話', value: null },
            ]}
          />
        </Section>
        <Section id="videos" title="動画">
          <div className="scroller">
            {pictures.slice(0, 4).map((still, i) => (
              <VideoCard
                key={still.url}
                inRow
                title="庭から大階段まで歩いてみました"
                href={`#v${i}`}
                thumbnail={still}
                length="3:07"
                hall={{ name: '青山 白樺迎賓館', href: '#hall' }}
              />
            ))}
          </div>
        </Section>
      </div>
      <Example label="SideCard (from 1024 px) · ReserveStrip">
        <div style={{ maxWidth: 340 }}>
          <SideCard>
            <Button variant="primary" wide>
              フェアを予約する
            </Button>
            <ClipButton id="a" name="青山 白樺迎賓館" clipped={false} variant="wide" count={12} />
          </SideCard>
        </div>
        <ReserveStrip
          tabs={<Tabs tabs={[{ id: 'photos', label: '写真' }]} />}
          name="青山 白樺迎賓館"
          facts={<span>総額の目安 285万円</span>}
          clip={<ClipButton id="a" name="この式場" clipped={true} variant="label" />}
        >
          <ButtonLink variant="primary" href="#fairs" wide>
            見学予約
          </ButtonLink>
        </ReserveStrip>
      </Example>
    </Sheet>
  );
}
