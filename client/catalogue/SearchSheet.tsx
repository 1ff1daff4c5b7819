import { useState } from 'react';
import { ClipButton } from '../ui/hall/ClipButton.tsx';
import { HallCard } from '../ui/hall/HallCard.tsx';
import { CountButton } from '../ui/search/CountButton.tsx';
import { FilterChips } from '../ui/search/FilterChips.tsx';
import { FilterGroup, FilterOption } from '../ui/search/FilterGroup.tsx';
import { FilterButton, FilterSheet } from '../ui/search/FilterSheet.tsx';
import { SearchField } from '../ui/search/SearchField.tsx';
import { SortMenu } from '../ui/search/SortMenu.tsx';
import { halls } from './samples.ts';
import { Row, Sheet, Example } from './Sheet.tsx';

function Clip({
  name,
  start = false,
  variant,
}: {
  name: string;
  start?: boolean;
  variant?: 'icon' | 'label';
}) {
  const [on, set] = useState(start);
  return (
    <ClipButton
      id="a"
      name={name}
      clipped={on}
      variant={variant}
      count={on ? 13 : 12}
      onToggle={() => set(!on)}
    />
  );
}

export function SearchSheet() {
  const [plain, bare, long] = halls;
  return (
    <Sheet title="式場を探す">
      <Example label="SearchField">
        <SearchField name="name" label="式場の名前" placeholder="式場名・読みがな" showLabel />
      </Example>
      <Example label="FilterSheet · FilterGroup · FilterOption · CountButton">
        <FilterButton sheet="sheet" count={2} />
        <div style={{ maxWidth: 280 }}>
          <FilterSheet id="sheet" clearHref="#clear" footer={<CountButton count={128} />}>
            <FilterGroup title="地域" selectedCount={1}>
              <FilterOption variant="row" type="radio" name="area" value="kanto" label="関東" count={412} />
              <FilterOption
                variant="row"
                type="radio"
                name="area"
                value="tokyo"
                label="東京都"
                count={128}
                depth={1}
                defaultChecked
              />
              <FilterOption
                variant="row"
                type="radio"
                name="area"
                value="aoyama"
                label="青山・表参道"
                count={0}
                depth={2}
              />
            </FilterGroup>
            <FilterGroup title="会場の種類" open>
              <FilterOption name="k" value="1" label="ホテル" count={42} />
              <FilterOption name="k" value="2" label="専門式場" count={61} defaultChecked />
              <FilterOption name="k" value="5" label="神社・寺院" count={0} />
            </FilterGroup>
            <FilterGroup title="人数">
              <FilterOption type="radio" name="people" value="40" label="〜40名" count={88} />
            </FilterGroup>
          </FilterSheet>
        </div>
      </Example>
      <Example label="FilterChips">
        <FilterChips
          clearHref="#all"
          filters={[
            { label: '東京都', removeHref: '#a' },
            { label: '専門式場', removeHref: '#b' },
          ]}
        />
      </Example>
      <Example label="SortMenu">
        <SortMenu
          options={['おすすめ順', '評価が高い順', '口コミが多い順', '費用が高い順', '費用が低い順'].map(
            (label, i) => ({
              label,
              href: `#s${i}`,
              current: i === 0,
            }),
          )}
        />
      </Example>
      <Example label="ClipButton">
        <Row>
          <Clip name="青山 白樺迎賓館" />
          <Clip name="青山 白樺迎賓館" start />
          <Clip name="青山 白樺迎賓館" variant="label" />
          <Clip name="青山 白樺迎賓館" variant="label" start />
        </Row>
      </Example>
      <Example label="HallCard grid">
        <div className="cards">
          {[plain, bare, long].map((hall, i) => (
            <HallCard
              key={hall.name}
              hall={hall}
              clip={<Clip name={hall.name} start={i === 0} />}
              sponsored={i === 2}
            />
          ))}
        </div>
      </Example>
      <Example label="HallCard list">
        <HallCard hall={plain} layout="list" clip={<Clip name={plain.name} />} />
      </Example>
      <Example label="HallCard mini">
        <div className="scroller">
          {[plain, bare, long, plain, long].map((hall, i) => (
            <HallCard key={`${hall.name}${i}`} hall={hall} layout="mini" clip={<Clip name={hall.name} />} />
          ))}
        </div>
      </Example>
    </Sheet>
  );
}
