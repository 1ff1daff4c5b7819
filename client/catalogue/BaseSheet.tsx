import { Breadcrumb } from '../ui/base/Breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Cord } from '../ui/base/Cord.tsx';
import { Icon, type IconName } from '../ui/base/Icon.tsx';
import { Pager } from '../ui/base/Pager.tsx';
import { PageTitle } from '../ui/base/PageTitle.tsx';
import { Picture } from '../ui/base/Picture.tsx';
import { Price } from '../ui/base/Price.tsx';
import { RatingLine } from '../ui/base/RatingLine.tsx';
import { Section } from '../ui/base/Section.tsx';
import { Skeleton } from '../ui/base/Skeleton.tsx';
import { PRLabel, Tag } from '../ui/base/Tag.tsx';
import { pictures } from './samples.ts';
import { Row, Sheet, Example } from './Sheet.tsx';

const ICONS: readonly IconName[] = [
  'search',
  'menu',
  'close',
  'right',
  'left',
  'down',
  'up',
  'star',
  'pin',
  'train',
  'people',
  'calendar',
  'clock',
  'yen',
  'camera',
  'play',
  'map',
  'list',
  'filter',
  'check',
  'info',
  'warn',
  'outside',
  'user',
  'gift',
  'undo',
  'eye',
  'phone',
];

export function BaseSheet() {
  return (
    <Sheet title="部品の一覧">
      <Example label="PageTitle">
        <PageTitle kind="heading">結婚式場を探す</PageTitle>
        <PageTitle kind="name" eyebrow="専門式場 · 東京都 青山" reading="アオヤマ シラカバゲイヒンカン">
          青山 白樺迎賓館
        </PageTitle>
      </Example>
      <Example label="Button">
        <Row>
          <Button variant="primary">フェアを予約する</Button>
          <Button>条件を変える</Button>
          <Button variant="ghost">もっと読む</Button>
          <ButtonLink variant="secondary" href="#x" icon="right" iconLast>
            すべての写真
          </ButtonLink>
          <Button variant="primary" busy busyText="送信中...">
            送信
          </Button>
          <Button disabled>選べません</Button>
          <Button size="small" icon="undo">
            元に戻す
          </Button>
        </Row>
      </Example>
      <Example label="Price · RatingLine · Tag · PRLabel">
        <Row>
          <Price yen={3_457_000} size="large" />
          <Price yen={2_500_000} to={3_000_000} />
          <Price yen={3_456_789} unit="yen" />
          <Price yen={null} />
          <RatingLine rating={4.3} count={1280} />
          <RatingLine rating={4.3} count={128} size="large" />
          <RatingLine rating={null} count={0} />
          <Tag>ガーデン</Tag>
          <Tag tone="good">ベストレート保証</Tag>
          <Tag tone="accent">公式</Tag>
          <PRLabel />
        </Row>
      </Example>
      <Example label="Icon">
        <Row>
          {ICONS.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </Row>
      </Example>
      <Example label="Cord">
        <Cord />
      </Example>
      <Example label="Cord tied">
        <Cord tied />
      </Example>
      <Example label="Breadcrumb · Pager">
        <Breadcrumb
          crumbs={[
            { label: 'トップ', href: '#' },
            { label: '東京都の結婚式場', href: '#' },
            { label: '青山 白樺迎賓館' },
          ]}
        />
        <Pager page={7} lastPage={14} hrefFor={(n) => `#p${n}`} label="検索結果" />
        <Pager page={1} lastPage={2} hrefFor={(n) => `#q${n}`} label="口コミ" />
      </Example>
      <Example label="Picture: none, mat, blank">
        <Row>
          <div style={{ width: 240 }}>
            <Picture source={pictures[0]} sizes="240px" />
          </div>
          <div style={{ width: 160 }}>
            <Picture source={pictures[1]} sizes="160px" ratio="4:5" frame="mat" />
          </div>
          <div style={{ width: 160 }}>
            <Picture source={null} sizes="160px" />
          </div>
        </Row>
      </Example>
      <Example label="Section, vertical title in the margin from 1024 px">
        <Section
          id="sample"
          title="口コミ"
          note="128件"

          more={{ href: '#all', label: 'すべて見る' }}
        >
          <p className="prose">
            挙式のあと、庭に出て写真を撮りました。六月の曇り空でしたが、緑がかえってきれいに写っていて、両親も喜んでいました。料理はどの卓からも温かいまま届いたと聞いています。
          </p>
        </Section>
      </Example>
      <Example label="Skeleton">
        <Skeleton shape="card" count={3} />
        <Skeleton shape="text" count={2} />
      </Example>
    </Sheet>
  );
}
