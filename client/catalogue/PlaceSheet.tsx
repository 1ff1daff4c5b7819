import { Button } from '../ui/base/Button.tsx';
import { Cord } from '../ui/base/Cord.tsx';
import { RankRow } from '../ui/hall/RankRow.tsx';
import { ClipButton } from '../ui/hall/ClipButton.tsx';
import { MapSketch } from '../ui/place/MapSketch.tsx';
import { PrefectureTiles } from '../ui/place/PrefectureTiles.tsx';
import { HomeHero } from '../ui/shell/HomeHero.tsx';
import { SearchField } from '../ui/search/SearchField.tsx';
import { points, regions } from './placeSamples.ts';
import { flat } from './pictures.ts';
import { halls } from './samples.ts';
import { Sheet, Show } from './Sheet.tsx';

/** The opening, the country, a sketch of a neighbourhood, a ranking. */
export function PlaceSheet() {
  const [plain, bare, long] = halls;
  return (
    <Sheet title="地域から探す">
      <Show as="HomeHero">
        <HomeHero
          lines={['二人の一日を、', '結ぶところ。']}
          lead="費用は見積もりと最終金額の両方から、口コミは挙げた人と下見した人に分けて。"
          photos={[flat('#A9B3A2'), flat('#C9A9A2')]}
        >
          <form className="flow">
            <SearchField name="name" label="式場名で探す" placeholder="式場名・読みがな" labelSeen />
            <Button look="main" wide>
              条件を選んで探す
            </Button>
          </form>
        </HomeHero>
        <Cord tied />
      </Show>
      <Show as="PrefectureTiles">
        <PrefectureTiles regions={regions}>
          <h3>都道府県から探す</h3>
          <p>地図の升目を選ぶと、その都道府県の式場をご覧いただけます。</p>
        </PrefectureTiles>
      </Show>
      <Show as="MapSketch">
        <MapSketch
          points={points}
          label="青山周辺の式場"
          outside={{ href: '#map', label: '地図サービスで開く' }}
        />
      </Show>
      <Show as="RankRow large · normal">
        <div className="cards">
          {[plain, long, bare].map((hall, i) => (
            <RankRow
              key={hall.name}
              rank={i + 1}
              hall={hall}
              large
              clip={<ClipButton name={hall.name} clipped={false} count={8} />}
            />
          ))}
        </div>
        {[plain, long, bare].map((hall, i) => (
          <RankRow
            key={hall.name}
            rank={i + 4}
            hall={hall}
            clip={<ClipButton name={hall.name} clipped={i === 0} count={8} />}
          />
        ))}
      </Show>
    </Sheet>
  );
}
