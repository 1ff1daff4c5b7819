import { expect, it } from 'vitest';
import { profileState, type ProfileState, UNASKED } from '#client/relay/profileState.ts';

const run = (state: ProfileState<string>, ...events: Parameters<typeof profileState<string>>[1][]) =>
  events.reduce(profileState<string>, state);

it('a start sets fetching and clears an earlier failure', () => {
  const failed = run(UNASKED, { type: 'started' }, { type: 'failed' });
  expect(failed).toEqual({ user: null, isFetching: false, fetchFailed: true });
  expect(run(failed, { type: 'started' })).toEqual({ user: null, isFetching: true, fetchFailed: false });
});

it('success stores the user and stops fetching', () => {
  const known = run(UNASKED, { type: 'started' }, { type: 'succeeded', user: 'yui' });
  expect(known).toEqual({ user: 'yui', isFetching: false, fetchFailed: false });
});

it('a failure says so and leaves what was known', () => {
  const known = run(UNASKED, { type: 'succeeded', user: 'yui' }, { type: 'started' }, { type: 'failed' });
  expect(known).toEqual({ user: 'yui', isFetching: false, fetchFailed: true });
});
