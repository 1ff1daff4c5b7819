import { number } from '../../format.ts';
import { Button } from '../base/Button.tsx';

type CountButtonProps = {
  /** How many halls the conditions leave; null while it is not known. */
  count: number | null;
  /** A new count is on its way. */
  counting?: boolean;
};

/** Sends the search and says beforehand how many halls it will show. */
export function CountButton({ count, counting = false }: CountButtonProps) {
  const words =
    count === null
      ? 'この条件で探す'
      : count === 0
        ? '該当する会場がありません'
        : `${number(count)}会場を見る`;
  return (
    <>
      <Button type="submit" look="main" wide aria-busy={counting || undefined}>
        {counting ? '数えています…' : words}
      </Button>
      <output className="unseen">{counting ? '' : words}</output>
    </>
  );
}
