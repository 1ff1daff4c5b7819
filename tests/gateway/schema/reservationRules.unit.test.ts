import { describe, expect, test } from 'vitest';
import { closesAt, isClosed, isReservable, reservationDeadline } from '#gateway/domains/fair/rules.ts';
import {
  isCancellable,
  reservationErrors,
  type ReservationForm,
} from '#gateway/domains/reservation/rules.ts';
import { toICalendar } from '#gateway/publishing/calendar.ts';

const at = (moment: string): Date => new Date(`${moment}+09:00`);
const NOW = at('2026-11-21T12:00:00');

describe('reservation deadline in Japan time', () => {
  const fair = { hold_at: '2026-12-05T00:00:00+09:00', post_period_day: null, post_period_hour: null };

  test.each([
    ['one day before at 24 o’clock by default', null, null, '2026-12-05T00:00:00'],
    ['two days before at 17', 2, 17, '2026-12-03T17:00:00'],
    ['the day itself at 0', 0, 0, '2026-12-05T00:00:00'],
  ])('%s', (_what, post_period_day, post_period_hour, deadline) => {
    const withDeadline = { ...fair, post_period_day, post_period_hour };
    expect(reservationDeadline(withDeadline)).toEqual(at(deadline));
    expect(isReservable(withDeadline, new Date(at(deadline).getTime() - 1))).toBe(true);
    expect(isReservable(withDeadline, at(deadline))).toBe(false);
  });

  test('F82 a notice longer than the calendar closes the fair', () => {
    const early = { ...fair, post_period_day: 2_147_483_647 };
    expect(isReservable(early, at('2026-11-01T00:00:00'))).toBe(false);
    expect(closesAt(early).getTime()).toBeLessThan(at('2017-01-01T00:00:00').getTime());
  });

  test('closes at the start of its own day, whatever the deadline', () => {
    const late = { ...fair, post_period_day: 0, post_period_hour: 24 };
    expect(isClosed(late, at('2026-12-04T23:59:59'))).toBe(false);
    expect(isReservable(late, at('2026-12-04T23:59:59'))).toBe(true);
    expect(isClosed(late, at('2026-12-05T00:00:00'))).toBe(true);
    expect(isReservable(late, at('2026-12-05T09:00:00'))).toBe(false);
    expect(closesAt(late)).toEqual(at('2026-12-05T00:00:00'));
    expect(closesAt({ ...late, post_period_day: 1, post_period_hour: 12 })).toEqual(
      at('2026-12-04T12:00:00'),
    );
  });

  // The index of fairs keeps `closesAt` and compares it.
  test.each([0, 1, 2, null])('accepts reservations until it closes, %s days before', (post_period_day) => {
    for (const post_period_hour of [0, 17, 24, null]) {
      const dated = { ...fair, post_period_day, post_period_hour };
      const closing = closesAt(dated).getTime();
      for (const ms of [-86_400_000, -1, 0, 1, 86_400_000])
        expect(isReservable(dated, new Date(closing + ms))).toBe(ms < 0);
    }
  });
});

describe('the reservation form', () => {
  const form: ReservationForm = {
    holdTime: '10:00',
    lastName: '佐藤',
    firstName: '結衣',
    lastNameKana: 'サトウ',
    firstNameKana: 'ユイ',
    email: 'yui@example.jp',
    tel: '09012345678',
    gender: 'female',
    numberOfParticipants: 2,
    preferredWeddingDate: '2027-05-22',
    message: null,
  };
  const wrong = (changed: Partial<ReservationForm>) =>
    reservationErrors({ ...form, ...changed }, NOW).map(({ path, code, message }) => [
      path?.[0],
      code,
      message,
    ]);

  test('has no errors for valid values', () => expect(wrong({})).toEqual([]));

  test.each<[Partial<ReservationForm>, string, string]>([
    [{ holdTime: '' }, 'REQUIRED', '選択してください'],
    [{ lastName: '' }, 'REQUIRED', '入力してください'],
    [{ firstName: '衣'.repeat(51) }, 'TOO_LONG', '50文字以内で入力してください'],
    [{ lastNameKana: 'さとう' }, 'INVALID_FORMAT', '全角カタカナで入力してください'],
    [{ email: '' }, 'REQUIRED', '入力してください'],
    [{ email: 'yui@example' }, 'INVALID_FORMAT', 'メールアドレス形式で入力してください'],
    [{ tel: '090-1234-5678' }, 'INVALID_FORMAT', '半角数字で入力してください'],
    [{ tel: '110' }, 'INVALID_FORMAT', '市外局番から10桁または11桁で入力してください'],
    [{ gender: null }, 'REQUIRED', '選択してください'],
    [{ numberOfParticipants: null }, 'REQUIRED', '選択してください'],
    [{ numberOfParticipants: 11 }, 'INVALID_FORMAT', '1〜10名で入力してください'],
    [{ preferredWeddingDate: '2027-02-30' }, 'INVALID_FORMAT', '日付を入力してください'],
    [{ preferredWeddingDate: '2026-11-21' }, 'INVALID_FORMAT', '今日より後の日付を入力してください'],
    [{ message: '長'.repeat(1001) }, 'TOO_LONG', '1000文字以内で入力してください'],
  ])('%j', (changed, code, message) => {
    expect(wrong(changed)).toEqual([[Object.keys(changed)[0], code, message]]);
  });

  test('can be cancelled until the day of the fair has passed in Japan', () => {
    const held = { status: 'reserved', hold_at: '2026-12-05T00:00:00+09:00' } as const;
    expect(isCancellable(held, at('2026-12-05T23:59:59'))).toBe(true);
    expect(isCancellable(held, at('2026-12-06T00:00:00'))).toBe(false);
    expect(isCancellable({ ...held, status: 'cancelled' }, NOW)).toBe(false);
  });
});

describe('the calendar file of a fair', () => {
  const fair = {
    rawId: '9001',
    url: 'https://site.test/halls/1/fairs/9001',
    name: '【試食付】牛フィレとオマール海老、デザートまで味わう大聖堂の体験フェア',
    heldOn: '2026-12-05',
    holdTimes: ['10:00', '22:30'],
    durationMinutes: 180,
    isOnline: false,
    hall: { rawId: '1', name: '青山; 白樺', address: '東京都港区, 北青山' },
  };
  const lines = (time: string | null) => toICalendar(fair, time).split('\r\n');

  test('starts at the chosen time and may end after midnight', () => {
    expect(lines('22:30')).toContain('DTSTART;TZID=Asia/Tokyo:20261205T223000');
    expect(lines('22:30')).toContain('DTEND;TZID=Asia/Tokyo:20261206T013000');
    expect(lines('03:00')).toContain('DTSTART;TZID=Asia/Tokyo:20261205T100000');
    expect(toICalendar({ ...fair, holdTimes: [] }, null)).toContain('DTSTART;VALUE=DATE:20261205');
  });

  test('folds lines at 75 octets without losing characters and escapes separators', () => {
    expect(lines(null).every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const whole = toICalendar(fair, null).replaceAll('\r\n ', '');
    expect(whole).toContain(`SUMMARY:${fair.name}（青山\\; 白樺）`);
    expect(whole).toContain('LOCATION:青山\\; 白樺 東京都港区\\, 北青山');
  });

  test('S135 no line end in a name begins a property, and control characters are left out', () => {
    const name = ['体験会', 'ATTACH:https://a.example', 'URL:https://b.example', '\u0000\u001b\u0085終わり'];
    const text = toICalendar(
      { ...fair, name: name.join('\r'), hall: { ...fair.hall, name: 'a\r\nb\nc' } },
      null,
    );
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u);
    expect(text.split(/[\r\n]+/).filter((line) => /^(?:ATTACH|URL):/.test(line))).toEqual([
      `URL:${fair.url}`,
    ]);
    expect(text.replaceAll('\r\n ', '')).toContain(
      String.raw`SUMMARY:体験会\nATTACH:https://a.example\nURL:https://b.example\n終わり（a\nb\nc）`,
    );
  });

  test('is stamped today, and an online fair is not at the hall', () => {
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    expect(lines(null)).toContain(`DTSTAMP:${today}T000000Z`);
    expect(toICalendar({ ...fair, isOnline: true }, null)).toContain('LOCATION:オンライン\r\n');
  });
});
