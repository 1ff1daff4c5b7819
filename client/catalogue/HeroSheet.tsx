import { Button } from '../ui/base/Button.tsx';
import { Cord } from '../ui/base/Cord.tsx';
import { SearchField } from '../ui/search/SearchField.tsx';
import { HomeHero } from '../ui/shell/HomeHero.tsx';
import { flat } from './samples.ts';

export function HeroSheet() {
  return (
    <div className="page">
      <HomeHero
        lines={['二人の一日を、', '結ぶところ。']}
        lead="費用は見積もりと最終金額の両方から、口コミは挙げた人と下見した人に分けて。"
        photos={[flat('#A9B3A2'), flat('#C9A9A2')]}
      >
        <form className="flow">
          <SearchField name="name" label="式場名で探す" placeholder="式場名・読みがな" showLabel />
          <Button variant="primary" wide>
            条件を選んで探す
          </Button>
        </form>
      </HomeHero>
      <Cord tied />
    </div>
  );
}
