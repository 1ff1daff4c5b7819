import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagResizing, onWidthChange } from '#client/router/resize.ts';

/** `inner` excludes the scroll bar. */
const setWidth = (width: number, inner = width) => {
  vi.stubGlobal('innerWidth', width);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: inner, configurable: true });
};
const resize = (width: number, inner?: number) => {
  setWidth(width, inner);
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

  it('reports a width change only when the width has changed', () => {
    setWidth(400);
    const changed = vi.fn();
    const stop = onWidthChange(changed);
    dispatchEvent(new Event('resize'));
    // Content wider than the viewport, and back; a scroll bar appears.
    resize(460, 400);
    resize(400);
    resize(400, 385);
    expect(changed).not.toHaveBeenCalled();
    resize(800);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    resize(900);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
