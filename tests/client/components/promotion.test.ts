import { beforeEach, describe, expect, it } from 'vitest';
import { mayOffer, noteOffered, noteRefused, noteView } from '#client/components/extras/promotion.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A visit that has come to its second page. */
function secondPage(): void {
  noteView();
  noteView();
}

describe('something is offered', () => {
  it('never on the first page of a visit, then once', () => {
    noteView();
    expect(mayOffer('app', '/')).toBe(false);
    noteView();
    expect(mayOffer('app', '/halls/1')).toBe(true);
    noteOffered('app');
    expect(mayOffer('app', '/halls/2')).toBe(false);
  });

  it('never again after a no, in no later visit either', () => {
    secondPage();
    noteRefused('app');
    expect(mayOffer('app', '/halls/1')).toBe(false);
    sessionStorage.clear();
    secondPage();
    expect(mayOffer('app', '/halls/1')).toBe(false);
  });

  it('not to somebody who fills in a form', () => {
    secondPage();
    expect(mayOffer('app', '/register')).toBe(false);
    expect(mayOffer('app', '/halls/1')).toBe(true);
  });

  it('each by itself: a no to the app is none to the campaign', () => {
    secondPage();
    noteRefused('app');
    noteOffered('app');
    expect(mayOffer('campaign', '/magazine/101')).toBe(true);
  });
});
