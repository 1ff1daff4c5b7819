import { Icon } from '../base/Icon.tsx';
import styles from './AreaPicker.module.css';

export type AreaOption = {
  slug: string;
  name: string;
  prefectures: readonly { slug: string; name: string }[];
};

type AreaPickerProps = {
  areas: readonly AreaOption[];
  /** Slug of the selected prefecture. */
  selected: string;
};

/** Submit buttons for all prefectures; each submits `place` as `area/prefecture`. Place it inside a form. */
export function AreaPicker({ areas, selected }: AreaPickerProps) {
  return (
    <div className={styles.areas}>
      {areas.map((area) => (
        <fieldset key={area.slug} className={styles.area}>
          <legend className={styles.name}>{area.name}</legend>
          <div className={styles.choices}>
            {area.prefectures.map(({ slug, name }) => (
              <button
                key={slug}
                type="submit"
                name="place"
                value={`${area.slug}/${slug}`}
                className={styles.choice}
                aria-pressed={slug === selected}
              >
                {slug === selected && <Icon name="check" size={16} />}
                <span>{name}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
