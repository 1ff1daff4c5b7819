import { expect, it } from 'vitest';
import { viewerReducer, type ViewerState, INITIAL_VIEWER_STATE } from '#client/relay/Viewer.tsx';

const run = (state: ViewerState<string>, ...events: Parameters<typeof viewerReducer<string>>[1][]) =>
  events.reduce(viewerReducer<string>, state);

it('a start sets fetching and clears an earlier failure', () => {
  const failed = run(INITIAL_VIEWER_STATE, { type: 'started' }, { type: 'failed' });
  expect(failed).toEqual({ user: null, isFetching: false, fetchFailed: true });
  expect(run(failed, { type: 'started' })).toEqual({ user: null, isFetching: true, fetchFailed: false });
});

it('success stores the user and stops fetching', () => {
  const known = run(INITIAL_VIEWER_STATE, { type: 'started' }, { type: 'succeeded', user: 'yui' });
  expect(known).toEqual({ user: 'yui', isFetching: false, fetchFailed: false });
});

it('a failure says so and leaves what was known', () => {
  const known = run(
    INITIAL_VIEWER_STATE,
    { type: 'succeeded', user: 'yui' },
    { type: 'started' },
    { type: 'failed' },
  );
  expect(known).toEqual({ user: 'yui', isFetching: false, fetchFailed: true });
});
