import knot from '../../assets/knot.svg?no-inline';
import styles from './Cord.module.css';

/** The mizuhiki cord, the divider of the site; `tied` adds the knot. */
export function Cord({ tied = false }: { tied?: boolean }) {
  if (!tied) return <hr className={styles.cord} />;
  return (
    <div className={styles.tied} role="presentation">
      <img src={knot} alt="" width="75" height="40" loading="lazy" />
    </div>
  );
}
