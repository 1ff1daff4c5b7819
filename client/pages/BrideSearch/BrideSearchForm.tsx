import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideSearchForm_brides$key } from '../../__generated__/BrideSearchForm_brides.graphql.ts';
import { brideSearchPath } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { SelectField, type Choice } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './BrideSearchPage.module.css';
import { COSTS, brideSearchUrl, type BrideSearchView } from './brideSearchRoute.ts';

const GUESTS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150];
const NONE = 'すべて';

/** Adds the chosen value where it is missing: `choices` has only values with results under the other conditions. */
function withChosen(
  choices: readonly Choice[],
  value: string | null,
  label: string | null,
): readonly Choice[] {
  const isListed = value === null || choices.some((choice) => choice.value === value);
  return isListed ? choices : [{ value, label: label ?? value }, ...choices];
}

/** The conditions as a GET form, so that they work without script. Places and styles show their number of brides. */
export function BrideSearchForm(props: {
  brides: BrideSearchForm_brides$key;
  view: BrideSearchView;
  seasons: readonly Choice[];
  /** Name of the prefecture chosen. */
  place: string | null;
}) {
  const { view, seasons, place } = props;
  const { prefectureCounts, styleCounts } = useFragment(
    graphql`
      fragment BrideSearchForm_brides on BrideSearchConnection @throwOnFieldError {
        prefectureCounts {
          prefecture {
            slug
            name
          }
          count
        }
        styleCounts {
          style
          count
        }
      }
    `,
    props.brides,
  );
  const form = useDefaultsOf(brideSearchUrl(view));
  const prefectures = prefectureCounts.map(({ prefecture: { slug, name }, count }) => ({
    value: slug,
    label: `${name}（${count}）`,
  }));
  const ceremonies = styleCounts.map(({ style, count }) => ({ value: style, label: `${style}（${count}）` }));
  const guests = GUESTS.map((number) => ({ value: String(number), label: `${number}名前後` }));
  const costs = Object.entries(COSTS).map(([value, { label }]) => ({ value, label }));
  return (
    <form ref={form} action={brideSearchPath()} method="get" className={styles.form}>
      {view.hall === null ? (
        <>
          <SelectField
            name="prefecture"
            label="会場の都道府県"
            noneLabel="全国"
            choices={withChosen(prefectures, view.prefecture, place)}
            defaultValue={view.prefecture ?? ''}
          />
          <TextField name="name" label="会場の名前" maxLength={100} defaultValue={view.name ?? ''} />
        </>
      ) : (
        <input type="hidden" name="hall" value={view.hall} />
      )}
      <SelectField
        name="guests"
        label="人数（前後10名）"
        noneLabel={NONE}
        choices={withChosen(guests, view.guests, `${view.guests}名前後`)}
        defaultValue={view.guests ?? ''}
      />
      <SelectField
        name="season"
        label="挙式の時期"
        noneLabel={NONE}
        choices={withChosen(seasons, view.season, null)}
        defaultValue={view.season ?? ''}
      />
      <SelectField
        name="style"
        label="挙式スタイル"
        noneLabel={NONE}
        choices={withChosen(ceremonies, view.style, null)}
        defaultValue={view.style ?? ''}
      />
      <SelectField
        name="cost"
        label="最終の費用"
        noneLabel={NONE}
        choices={costs}
        defaultValue={view.cost ?? ''}
      />
      <Button type="submit">この条件で探す</Button>
    </form>
  );
}
