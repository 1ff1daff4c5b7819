import { expect, it } from 'vitest';
import { viewerReducer, type ViewerState, INITIAL_VIEWER_STATE } from '#client/relay/Viewer.tsx';

const reduce = (state: ViewerState<string>, ...events: Parameters<typeof viewerReducer<string>>[1][]) =>
  events.reduce(viewerReducer<string>, state);

it('a new fetch clears an earlier failure', () => {
  const failed = reduce(INITIAL_VIEWER_STATE, { type: 'started' }, { type: 'failed' });
  expect(failed).toEqual({ user: null, isFetching: false, fetchFailed: true });
  expect(reduce(failed, { type: 'started' })).toEqual({ user: null, isFetching: true, fetchFailed: false });
});

it('a successful fetch stores the user', () => {
  const known = reduce(INITIAL_VIEWER_STATE, { type: 'started' }, { type: 'succeeded', user: 'yui' });
  expect(known).toEqual({ user: 'yui', isFetching: false, fetchFailed: false });
});

it('a failed fetch keeps the last known user', () => {
  const known = reduce(
    INITIAL_VIEWER_STATE,
    { type: 'succeeded', user: 'yui' },
    { type: 'started' },
    { type: 'failed' },
  );
  expect(known).toEqual({ user: 'yui', isFetching: false, fetchFailed: true });
});
