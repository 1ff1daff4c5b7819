import { AlbumGrid } from '../ui/bride/AlbumCard.tsx';
import { BrideCard, BrideGrid } from '../ui/bride/BrideCard.tsx';
import { BrideHero } from '../ui/bride/BrideHero.tsx';
import { FactList } from '../ui/base/FactList.tsx';
import { ClipButton } from '../ui/hall/ClipButton.tsx';
import { PictureTiles } from '../ui/photo/PictureTiles.tsx';
import { pictures } from './samples.ts';
import { Sheet, Example } from './Sheet.tsx';

const bride = {
  href: '#bride',
  nickname: 'はるのうみ',
  photo: pictures[1] ?? null,
  hallName: '青山 白樺迎賓館',
  weddingStyles: ['教会式', 'ナチュラル'],
};

export function BrideSheet() {
  return (
    <Sheet title="花嫁の記録">
      <Example label="BrideCard with clip · with words of the editors · without anything · with a long name">
        <BrideGrid>
          <BrideCard
            bride={bride}
            clip={<ClipButton id="a" name="はるのうみさん" clipped={false} count={null} />}
          />
          <BrideCard bride={{ ...bride, href: '#wedding', title: '秋の庭でゲストと囲んだ食卓' }} />
          <BrideCard
            bride={{ href: '#bare', nickname: 'みー', photo: null, hallName: null, weddingStyles: [] }}
          />
          <BrideCard
            bride={{
              ...bride,
              href: '#long',
              nickname: 'とても長いニックネームをつけた人',
              hallName: 'メゾン・ド・フルーリッサ・エ・ジャルダン 表参道ノースフォレスト迎賓館',
            }}
          />
        </BrideGrid>
      </Example>
      <Example label="AlbumPiles: many, one, none">
        <AlbumGrid
          albums={[
            { href: '#a1', title: '前撮り', photoCount: 24, cover: pictures[0] ?? null },
            { href: '#a2', title: '衣裳合わせ', photoCount: 1, cover: pictures[2] ?? null },
            { href: '#a3', title: 'アルバム', photoCount: 0, cover: null },
          ]}
        />
      </Example>
      <Example label="PictureTiles with and without picture and count">
        <PictureTiles
          columns={4}
          tiles={[
            { href: '#t1', name: '和装', count: '147人', photo: pictures[3] ?? null },
            { href: '#t2', name: '少人数', count: null, photo: null },
          ]}
        />
      </Example>
      <Example label="BrideOpening, official">
        <BrideHero
          title="家族への感謝をかたちにした披露宴"
          nickname="はるのうみ"
          icon={pictures[4] ?? null}
          photo={pictures[1] ?? null}
          isOfficial
          counts={['閲覧 5,120', 'クリップ 95']}
        >
          <FactList
            facts={[
              { label: '会場', value: '青山 白樺迎賓館' },
              { label: '人数', value: '62名' },
            ]}
          />
        </BrideHero>
      </Example>
      <Example label="BrideOpening without picture, report and counts">
        <BrideHero
          title="みーさんの結婚式"
          nickname="みー"
          icon={null}
          photo={null}
          isOfficial={false}
          counts={[]}
        >
          <FactList facts={[{ label: '挙式の形', value: '神前式' }]} />
        </BrideHero>
      </Example>
    </Sheet>
  );
}
