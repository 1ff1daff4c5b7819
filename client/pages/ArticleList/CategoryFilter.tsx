import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CategoryFilter_articles$key } from '../../__generated__/CategoryFilter_articles.graphql.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import { categoryPath } from '../../paths.ts';
import { useNextAddress } from '../../router/useRouter.ts';
import { Button } from '../../ui/base/Button.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { SelectField, type Choice } from '../../ui/form/SelectField.tsx';
import { FilterChips } from '../../ui/search/FilterChips.tsx';
import styles from './CategoryFilter.module.css';
import { PHASES, readCategoryView, type CategoryView } from './categoryRoute.ts';

/** Categories with fewer articles are read without conditions. */
const MIN_ARTICLES = 10;
const NONE = 'すべて';

/** The conditions of a category's articles as a GET form, so that they work without script; each with its number. */
export function CategoryFilter(props: {
  articles: CategoryFilter_articles$key;
  rawId: string;
  view: CategoryView;
  /** Whether the gateway has read all articles, so that the numbers are final. */
  isRead: boolean;
  prefectures: readonly { readonly slug: string; readonly name: string }[];
}) {
  const { tagCounts, phaseCounts, prefectureCounts } = useFragment(
    graphql`
      fragment CategoryFilter_articles on CategoryArticleConnection @throwOnFieldError {
        tagCounts {
          tag {
            slug
            name
          }
          count
        }
        phaseCounts {
          phase
          count
        }
        prefectureCounts {
          prefectureSlug
          count
        }
      }
    `,
    props.articles,
  );
  const { rawId, view, isRead } = props;
  const hrefOf = (to: CategoryView) => categoryPath({ rawId }, { ...to });
  const next = readCategoryView(useNextAddress());
  const form = useDefaultsOf(hrefOf(view));
  const nameOf = (slug: string) => props.prefectures.find((one) => one.slug === slug)?.name ?? UNNAMED_PLACE;
  const numberOf = (phase: keyof typeof PHASES) =>
    phaseCounts.find((one) => one.phase === PHASES[phase].phase)?.count ?? 0;
  const phases = (['10', '7', '4', '1', '0'] as const).filter((one) => numberOf(one) > 0);
  const labels: Readonly<Record<keyof CategoryView, string | null>> = {
    tag: view.tag && (tagCounts.find(({ tag }) => tag.slug === view.tag)?.tag.name ?? view.tag),
    phase: view.phase && PHASES[view.phase].label,
    prefecture: view.prefecture && nameOf(view.prefecture),
  };
  const filters = Object.entries(labels).flatMap(([name, label]) =>
    label === null ? [] : [{ label, removeHref: hrefOf({ ...next, [name]: null }) }],
  );
  const articleCount = tagCounts.reduce((most, { count }) => Math.max(most, count), 0);
  if (filters.length === 0 && articleCount < MIN_ARTICLES) return null;
  return (
    <>
      <form ref={form} action={categoryPath({ rawId })} method="get" className={styles.form}>
        <SelectField
          name="tag"
          label="タグ"
          noneLabel={NONE}
          choices={withChosen(
            tagCounts.map(({ tag: { slug, name }, count }) => ({
              value: slug,
              label: `${name}（${count}）`,
            })),
            view.tag,
            labels.tag,
          )}
          defaultValue={view.tag ?? ''}
        />
        {(phases.length > 0 || view.phase) && (
          <SelectField
            name="phase"
            label="準備の時期"
            noneLabel={NONE}
            choices={withChosen(
              phases.map((value) => ({ value, label: `${PHASES[value].label}（${numberOf(value)}）` })),
              view.phase,
              labels.phase,
            )}
            defaultValue={view.phase ?? ''}
          />
        )}
        {(prefectureCounts.length > 0 || view.prefecture) && (
          <SelectField
            name="prefecture"
            label="都道府県"
            noneLabel={NONE}
            choices={withChosen(
              prefectureCounts.map(({ prefectureSlug, count }) => ({
                value: prefectureSlug,
                label: `${nameOf(prefectureSlug)}（${count}）`,
              })),
              view.prefecture,
              labels.prefecture,
            )}
            defaultValue={view.prefecture ?? ''}
          />
        )}
        <Button type="submit">この条件で絞り込む</Button>
      </form>
      {!isRead && <p>条件に合う記事を集めています。しばらくして読み込み直すと、さらに表示されます。</p>}
      <FilterChips filters={filters} clearHref={categoryPath({ rawId })} />
    </>
  );
}

/** Adds the chosen value where no article has it under the other conditions. */
function withChosen(
  choices: readonly Choice[],
  value: string | null,
  label: string | null,
): readonly Choice[] {
  const isListed = value === null || choices.some((choice) => choice.value === value);
  return isListed ? choices : [{ value, label: `${label ?? value}（0）` }, ...choices];
}
