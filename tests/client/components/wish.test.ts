import { beforeEach, describe, expect, it } from 'vitest';
import { forgetWish, openWish, rememberWish } from '#client/components/clip/wish.ts';

const wish = { id: 'SGFsbDox', typename: 'Hall', name: 'グランメゾン青山' };
const HOUR = 60 * 60 * 1000;

beforeEach(() => sessionStorage.clear());

describe('a wish to keep a hall', () => {
  it('is remembered for an hour', () => {
    rememberWish(wish, 1000);
    expect(openWish(1000 + HOUR - 1)).toEqual(wish);
    expect(openWish(1000 + HOUR)).toBeNull();
  });

  it('is forgotten once granted', () => {
    rememberWish(wish);
    forgetWish();
    expect(openWish()).toBeNull();
  });

  it('is none where the storage holds something else', () => {
    sessionStorage.setItem('musubi.clipWish', '{"id":1}');
    expect(openWish()).toBeNull();
    sessionStorage.setItem('musubi.clipWish', 'not json');
    expect(openWish()).toBeNull();
  });
});
