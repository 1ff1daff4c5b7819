import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagResizing, onWidthChange } from '#client/router/resize.ts';

const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  dispatchEvent(new Event('resize'));
};
const isResizing = () => 'resizing' in document.documentElement.dataset;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('resizing', () => {
  it('is flagged for 400 ms after the last change', () => {
    const stop = flagResizing();
    resize(500);
    vi.advanceTimersByTime(300);
    resize(501);
    vi.advanceTimersByTime(399);
    expect(isResizing()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isResizing()).toBe(false);
    stop();
  });

  it('counts as a change of width only when the width changed', () => {
    vi.stubGlobal('innerWidth', 400);
    const changed = vi.fn();
    const stop = onWidthChange(changed);
    dispatchEvent(new Event('resize'));
    expect(changed).not.toHaveBeenCalled();
    resize(800);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    resize(900);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
