/** The page about external services: made from the configuration; consent can be taken back. */
import { screen, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readConsent, storeConsent } from '#client/analytics/consent.ts';
import { withdrawConsent } from '#client/pages/ExternalTransmission/withdrawConsent.ts';
import { recipients } from '#client/pages/ExternalTransmission/recipients.ts';
import ExternalTransmissionPage from '#client/pages/ExternalTransmission/ExternalTransmissionPage.tsx';
import { DEFAULT_AREA, RequestContextProvider, type Services } from '#client/requestContext.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

const TAGS: Services = {
  ...NO_SERVICES,
  tagUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-X',
  tagHosts: ['https://region1.google-analytics.com', 'https://tags.example'],
  errorsUrl: 'https://errors.example.jp/api/1/envelope/',
  mapStyleUrl: 'https://tiles.example.jp/streets.json?key=1',
  mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html',
};

const renderPage = (services: Services) => {
  const site = { url: 'https://x.example', name: 'むすび', services };
  return render(
    <RequestContextProvider value={{ site, inApp: false, area: DEFAULT_AREA, hidesRokuyo: false }}>
      <ExternalTransmissionPage />
    </RequestContextProvider>,
  );
};

beforeEach(() => localStorage.clear());

it('names every configured recipient, and no other', () => {
  expect(recipients(NO_SERVICES)).toEqual([]);
  expect(recipients(TAGS).map(({ host, operator }) => [host, operator?.name ?? null])).toEqual([
    ['www.googletagmanager.com', 'Google LLC'],
    ['region1.google-analytics.com', 'Google LLC'],
    ['tags.example', null],
    ['errors.example.jp', null],
    ['tiles.example.jp', null],
    ['www.openstreetmap.org', 'OpenStreetMap Foundation'],
  ]);
  const [tag] = recipients(TAGS);
  expect(tag?.when).toContain('同意');
  expect(recipients({ ...TAGS, asksConsent: false })[0]?.when).not.toContain('同意');
});

it('says for each recipient what is sent, when and why, errors of pages included', () => {
  renderPage(TAGS);
  const all = recipients(TAGS);
  for (const { host, purpose, sent, when } of all)
    for (const text of [host, purpose, sent, when])
      expect(screen.getAllByText(text, { selector: 'dd' }).length).toBe(
        all.filter((other) => Object.values(other).includes(text)).length,
      );
  const errors = all.find(({ host }) => host === 'errors.example.jp');
  expect(errors).toMatchObject({
    purpose: expect.stringContaining('ページ'),
    sent: expect.stringContaining('ページのアドレス'),
    when: expect.stringMatching(/ページの表示.*同意とは別/),
  });
});

it('says so where nothing is sent', () => {
  renderPage(NO_SERVICES);
  expect(screen.getByText('いまは、外部へ情報を送る仕組みを使っていません。')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '同意の状況' })).toBeNull();
});

it('shows the consent given, and offers to take it back', () => {
  storeConsent('yes');
  renderPage(TAGS);
  expect(screen.getByText('解析サービスへ送ることに同意いただいています。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '同意を取り消す' })).toBeTruthy();
});

it('a withdrawal holds, and deletes the cookies of the tag manager alone', () => {
  storeConsent('yes');
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_gcl_au=1; path=/';
  document.cookie = 'area=kanto; path=/';
  withdrawConsent();
  expect(readConsent()).toBe('no');
  expect(document.cookie).toBe('area=kanto');
});
