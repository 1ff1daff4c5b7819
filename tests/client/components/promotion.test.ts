import { beforeEach, describe, expect, it } from 'vitest';
import { canOffer, markOffered, markDismissed, countPageView } from '#client/components/extras/promotion.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function openSecondPage(): void {
  countPageView();
  countPageView();
}

describe('a promotion is offered', () => {
  it('never on the first page of a visit, then once', () => {
    countPageView();
    expect(canOffer('app', '/')).toBe(false);
    countPageView();
    expect(canOffer('app', '/halls/1')).toBe(true);
    markOffered('app');
    expect(canOffer('app', '/halls/2')).toBe(false);
  });

  it('never again after it was dismissed, also on later visits', () => {
    openSecondPage();
    markDismissed('app');
    expect(canOffer('app', '/halls/1')).toBe(false);
    sessionStorage.clear();
    openSecondPage();
    expect(canOffer('app', '/halls/1')).toBe(false);
  });

  it('not on pages with a form', () => {
    openSecondPage();
    expect(canOffer('app', '/register')).toBe(false);
    expect(canOffer('app', '/halls/1')).toBe(true);
  });

  it('independently of the other promotion', () => {
    openSecondPage();
    markDismissed('app');
    markOffered('app');
    expect(canOffer('campaign', '/magazine/101')).toBe(true);
  });
});
