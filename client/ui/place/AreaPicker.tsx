import { Icon } from '../base/Icon.tsx';
import styles from './AreaPicker.module.css';

/** The prefectures of an area. */
export type PickableArea = {
  slug: string;
  name: string;
  prefectures: readonly { slug: string; name: string }[];
};

type AreaPickerProps = {
  areas: readonly PickableArea[];
  /** Slug of the prefecture chosen now. */
  chosen: string;
};

/** All prefectures as buttons of a form, by area; each sends `place` as `area/prefecture`. Stands inside the form. */
export function AreaPicker({ areas, chosen }: AreaPickerProps) {
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
                aria-pressed={slug === chosen}
              >
                {slug === chosen && <Icon name="check" size={16} />}
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
