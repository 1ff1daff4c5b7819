import { CUSTOMER_STATUS_LABELS } from '../../hallLabels.ts';
import type { Address } from '../../router/address.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import {
  isReviewFiltered,
  readGuests,
  REVIEW_CONDITIONS,
  REVIEW_ORDERS,
  REVIEW_STATUSES,
} from './hallRoute.ts';
import styles from './HallSections.module.css';
import { ConditionDetails, GuestsField, SectionFilter } from './SectionFilter.tsx';

const STATUS_CHOICES = REVIEW_STATUSES.map((status) => ({
  value: status.toLowerCase(),
  label: CUSTOMER_STATUS_LABELS[status] ?? status,
}));
const STARS_CHOICES = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 5 ? '★5' : `★${stars}〜${stars}.9`,
}));

/** Conditions and order of a hall's reviews; the conditions open by themselves where some are set. */
export function HallReviewFilter(props: {
  address: Address;
  seasons: readonly { readonly value: string; readonly label: string }[];
}) {
  const { address, seasons } = props;
  const valueOf = (name: string) => address.query.get(name) ?? '';
  return (
    <SectionFilter
      address={address}
      section="reviews"
      params={[...REVIEW_CONDITIONS, 'order', 'page']}
      submitLabel="表示する"
    >
      <ConditionDetails label="条件で絞り込む" areSet={isReviewFiltered(address)}>
        <div className={styles.conditionFields}>
          <SelectField
            name="status"
            label="書いた人"
            noneLabel="すべて"
            choices={STATUS_CHOICES}
            defaultValue={valueOf('status')}
          />
          <SelectField
            name="stars"
            label="評価"
            noneLabel="すべて"
            choices={STARS_CHOICES}
            defaultValue={valueOf('stars')}
          />
          <SelectField
            name="season"
            label="挙式の時期"
            noneLabel="すべて"
            choices={seasons}
            defaultValue={valueOf('season')}
          />
          <GuestsField name="review_guests" guests={readGuests(address, 'review_guests')} />
        </div>
      </ConditionDetails>
      <SelectField
        name="order"
        label="並び順"
        noneLabel="おすすめ順"
        choices={REVIEW_ORDERS}
        defaultValue={valueOf('order')}
      />
    </SectionFilter>
  );
}
