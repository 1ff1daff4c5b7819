/** Pages of a diagnosis whose REST replies have one invalid field. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSiteWithFieldFaults, type SiteWithFieldFaults } from '#tests/harness/fieldFaults.ts';
import { createReader, type Page, type Reader } from './brokenPages.ts';

let site: SiteWithFieldFaults;
let read: Reader['read'];
let readBroken: Reader['readBroken'];
beforeAll(async () => {
  site = await startSiteWithFieldFaults();
  ({ read, readBroken } = createReader(site));
});
afterAll(() => site.stop());
afterEach(() => site.fields.restore());

describe('a diagnosis with an invalid field', () => {
  const ANSWER = /both_diagnosis\/[^/]+\/answer/;
  let path: string;
  beforeAll(async () => {
    const { data } = await site.graphql<{ createParentDiagnosis: { diagnosisRawId: string } }>(
      'mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId } }',
    );
    path = `/diagnosis/${data?.createParentDiagnosis.diagnosisRawId}`;
  });

  it('F85 asks its question with the other choices', async () => {
    const whole = await read(`${path}/child`);
    const choices = ({ html }: Page): number => html.split(/type="(?:radio|checkbox)"/).length - 1;
    const field = ['questions', 0, 'choices', 3, 'value'];
    const page = await readBroken(`${path}/child`, { path: ANSWER, field, kind: 'wrongType' });
    expect(page.status).toBe(200);
    expect(choices(page)).toBe(choices(whole) - 1);
  });

  it('F85 keeps the page where no choice of a question is known', async () => {
    const field = ['questions', 0, 'choices'];
    const page = await readBroken(`${path}/child`, { path: ANSWER, field, kind: 'wrongType' });
    expect([page.status, page.html]).toEqual([
      200,
      expect.stringContaining('1番目の質問を読み込めませんでした'),
    ]);
  });

  it('F85 asks a free text whose limit is 0 without one', async () => {
    const first = (field: string, value: unknown) =>
      ({ path: ANSWER, field: ['questions', 0, field], kind: () => value }) as const;
    const page = await readBroken(`${path}/child`, first('choices', []), first('max_length', 0));
    expect(page.status).toBe(200);
    expect(page.html).toContain('文字数の上限は確認中です');
    expect(page.html).toContain('name="rule" value="write:"');
  });

  it('F86 is never missing for a field', async () => {
    const broken = (...field: string[]) =>
      readBroken(`${path}/child/thanks`, { path: ANSWER, field, kind: 'null' });
    expect((await broken('id')).status).toBe(503);
    site.fields.restore();
    const page = await readBroken(`${path}/child/thanks`, {
      path: ANSWER,
      field: ['answered_at', 'parent'],
      kind: 'wrongType',
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('届いたかどうかは確認中です');
    expect(page.text).not.toContain('まだ届いていません');
  });
});
