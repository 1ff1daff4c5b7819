import { RankRow } from '../ui/hall/RankRow.tsx';
import { ClipButton } from '../ui/hall/ClipButton.tsx';
import { AreaPicker } from '../ui/place/AreaPicker.tsx';
import { MapSketch } from '../ui/place/MapSketch.tsx';
import { PrefectureTiles } from '../ui/place/PrefectureTiles.tsx';
import { points, regions } from './placeSamples.ts';
import { halls } from './samples.ts';
import { Sheet, Example } from './Sheet.tsx';

export function PlaceSheet() {
  const [plain, bare, long] = halls;
  return (
    <Sheet title="地域から探す">
      <Example label="PrefectureTiles">
        <PrefectureTiles
          regions={regions}
          abroad={['ハワイ', 'グアム', 'バリ', 'ヨーロッパ'].map((name) => ({
            name,
            href: `#${name}`,
            count: 12,
          }))}
        />
      </Example>
      <Example label="AreaPicker">
        <AreaPicker
          selected="tokyo"
          areas={regions.map(({ name, prefectures }) => ({ slug: name, name, prefectures }))}
        />
      </Example>
      <Example label="MapSketch">
        <MapSketch
          points={points}
          label="青山周辺の式場"
          externalMap={{ href: '#map', label: '地図サービスで開く' }}
        />
      </Example>
      <Example label="RankRow large · normal">
        <div className="cards">
          {[plain, long, bare].map((hall, i) => (
            <RankRow
              level={3}
              key={hall.name}
              rank={i + 1}
              hall={hall}
              large
              clip={<ClipButton id="a" name={hall.name} clipped={false} count={8} />}
            />
          ))}
        </div>
        {[plain, long, bare].map((hall, i) => (
          <RankRow
            level={3}
            key={hall.name}
            rank={i + 4}
            hall={hall}
            clip={<ClipButton id="a" name={hall.name} clipped={i === 0} count={8} />}
          />
        ))}
      </Example>
    </Sheet>
  );
}
