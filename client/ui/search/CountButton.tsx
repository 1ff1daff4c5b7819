import { formatNumber } from '../../format.ts';
import { Button } from '../base/Button.tsx';

type CountButtonProps = {
  /** Number of matching halls; null while unknown. */
  count: number | null;
  isCounting?: boolean;
};

/** Submit button of the search with the number of results. */
export function CountButton({ count, isCounting = false }: CountButtonProps) {
  const label =
    count === null
      ? 'この条件で探す'
      : count === 0
        ? '該当する会場がありません'
        : `${formatNumber(count)}会場を見る`;
  return (
    <>
      <Button type="submit" variant="primary" wide aria-busy={isCounting || undefined}>
        {isCounting ? '数えています…' : label}
      </Button>
      <output className="visually-hidden">{isCounting ? '' : label}</output>
    </>
  );
}
