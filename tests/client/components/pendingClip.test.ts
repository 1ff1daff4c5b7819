import { beforeEach, describe, expect, it } from 'vitest';
import { clearPendingClip, readPendingClip, savePendingClip } from '#client/components/clip/pendingClip.ts';

const pending = { id: 'SGFsbDox', typename: 'Hall', name: 'グランメゾン青山' };
const HOUR = 60 * 60 * 1000;

beforeEach(() => sessionStorage.clear());

describe('a pending clip', () => {
  it('expires after an hour', () => {
    savePendingClip(pending, 1000);
    expect(readPendingClip(1000 + HOUR - 1)).toEqual(pending);
    expect(readPendingClip(1000 + HOUR)).toBeNull();
  });

  it('can be cleared', () => {
    savePendingClip(pending);
    clearPendingClip();
    expect(readPendingClip()).toBeNull();
  });

  it('ignores malformed storage', () => {
    sessionStorage.setItem('musubi.clipWish', '{"id":1}');
    expect(readPendingClip()).toBeNull();
    sessionStorage.setItem('musubi.clipWish', 'not json');
    expect(readPendingClip()).toBeNull();
  });
});
