/** The subject of a page: the only thing whose loss may fail the page. */
import { valueAt, type FieldPath } from '#tests/harness/fieldFaults.ts';
import type { Baseline, Break, Case } from './cases.ts';

/** Where a reply holds the subject: a record, the list of a page, or a record with its list. */
interface Subject {
  readonly record?: FieldPath;
  readonly list?: FieldPath;
  /** Fields that identify the record, or the rows. */
  readonly identity: readonly string[];
}

const hall: Subject = { record: [], identity: ['id', 'name'] };
const ticket: Subject = { record: [], identity: ['id', 'title'] };
const postsOf: Subject = { record: ['term'], list: ['posts'], identity: ['term_id', 'name', 'slug'] };
const posts: Subject = { list: ['posts'], identity: ['id', 'title'] };
const halls: Subject = { list: ['halls'], identity: ['id', 'name'] };

/** By `operationId`. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  getAlbum: { record: [], identity: ['id', 'album_title'] },
  getBride: { record: [], identity: ['user_id', 'basic_nickname'] },
  getCategoryWithPosts: postsOf,
  getCurrentSession: { record: [], identity: ['user_id'] },
  getDiagnosisAnswer: { record: [], list: ['questions'], identity: ['id'] },
  getGiftTicket: ticket,
  getHall: hall,
  getHallBySlug: hall,
  getHallClipShare: { record: [], identity: ['id', 'hash'] },
  // A fair of another hall has a different URL.
  getHallFair: { record: [], identity: ['id', 'name', 'hall_id'] },
  getKindGiftTicket: ticket,
  // An article without its text is no page.
  getPost: { record: ['post'], identity: ['id', 'title', 'content'] },
  getTagWithPosts: postsOf,
  getThemeTag: { record: ['theme_tag'], list: ['results'], identity: ['id', 'name', 'slug', 'user_id'] },
  getReservation: { record: [], identity: ['id'] },
  listBrands: { record: [], list: ['data'], identity: ['status_code', 'brand_id', 'name'] },
  listBrides: { list: ['results'], identity: ['user_id'] },
  listHallBrides: { list: ['brides'], identity: ['user_id'] },
  listHallFairs: { list: ['fairs'], identity: ['id'] },
  listHallRanking: halls,
  listHallVideos: { list: ['hall_videos'], identity: ['id'] },
  listPickedBrides: { list: ['brides'], identity: ['user_id'] },
  listPickupBrides: { list: ['brides'], identity: ['user_id'] },
  listPostRanking: posts,
  listPrefecturePosts: posts,
  listPreparationGuides: { list: ['wedding_preparation_guides'], identity: ['id'] },
  listRecentPosts: posts,
  listReservations: { list: ['reservations'], identity: ['id'] },
  listRings: { record: [], list: ['data'], identity: ['status_code', 'ring_id', 'name'] },
  listShareableHallClips: { list: ['hall_clips'], identity: ['id'] },
  listThemeTags: { list: ['results'], identity: ['id', 'name'] },
  searchHalls: halls,
  searchWriters: { list: ['hits'], identity: ['user_id', 'display_name'] },
};

const isPrefix = (path: FieldPath, of: FieldPath): boolean =>
  path.length <= of.length && path.every((key, at) => key === of[at]);

/**
 * Whether the faults remove the subject: the record or list as a whole, its identifying fields, or all rows of the
 * list.
 */
export function takesSubject({ breaks }: Case, { page, replies }: Baseline): boolean {
  const ofSubject = breaks.filter(({ operation }) => page.subjects.includes(operation));
  return ofSubject.some((one) => {
    const subject = SUBJECTS[one.operation];
    if (subject === undefined) return false;
    const { field } = one;
    const { record, list } = subject;
    if (record && (isPrefix(field, record) || identifies(one, record))) return true;
    if (list === undefined) return false;
    if (isPrefix(field, list)) return true;
    const rows = valueAt(replies.get(one.operation)?.[one.at]?.body, list);
    const taken = ofSubject.filter(
      (other) => other.operation === one.operation && other.at === one.at && takesRow(other, list),
    );
    const positions = new Set(taken.map((row) => row.field[list.length]));
    return Array.isArray(rows) && positions.size === rows.length;
  });
}

/** Whether the breaks take a row of the page's own list, which is left out then. */
export const takesSubjectRow = ({ breaks }: Case, { page }: Baseline): boolean =>
  breaks.some((one) => {
    const list = page.subjects.includes(one.operation) ? SUBJECTS[one.operation]?.list : undefined;
    return list !== undefined && takesRow(one, list);
  });

/** Whether a break takes a row of any list. */
export const takesAnyRow = ({ breaks }: Case): boolean =>
  breaks.some(({ field }) => typeof field.at(-1) === 'number');

function identifies({ operation, field }: Break, owner: FieldPath): boolean {
  const key = field[owner.length];
  return (
    isPrefix(owner, field) &&
    field.length === owner.length + 1 &&
    SUBJECTS[operation]?.identity.includes(String(key)) === true
  );
}

function takesRow(one: Break, list: FieldPath): boolean {
  const row = one.field.slice(0, list.length + 1);
  if (!isPrefix(list, row) || typeof row.at(-1) !== 'number') return false;
  return one.field.length === row.length || identifies(one, row);
}
