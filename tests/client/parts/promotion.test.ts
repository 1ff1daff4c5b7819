import { beforeEach, describe, expect, it } from 'vitest';
import { mayOffer, noteOffered, noteRefused } from '#client/parts/extras/promotion.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the app is offered', () => {
  it('never on the first page of a visit, then once', () => {
    expect(mayOffer('/')).toBe(false);
    expect(mayOffer('/halls/1')).toBe(true);
    noteOffered();
    expect(mayOffer('/halls/2')).toBe(false);
  });

  it('never again after a no, in no later visit either', () => {
    mayOffer('/');
    noteRefused();
    expect(mayOffer('/halls/1')).toBe(false);
    sessionStorage.clear();
    mayOffer('/');
    expect(mayOffer('/halls/1')).toBe(false);
  });

  it('not to somebody who fills in a form', () => {
    mayOffer('/');
    expect(mayOffer('/register')).toBe(false);
    expect(mayOffer('/halls/1')).toBe(true);
  });
});
