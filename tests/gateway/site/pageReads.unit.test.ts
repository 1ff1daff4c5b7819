import { setImmediate } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { PageReads, type PageReadsOptions } from '#gateway/site/pageReads.ts';

/** Options of pages whose results are known at once, as from cached replies; the log has the ids of their documents. */
function createReads(): { options: PageReadsOptions; log: string[] } {
  const log: string[] = [];
  const options: PageReadsOptions = {
    documents: {
      find(id) {
        log.push(id);
        return new GraphQLError('none');
      },
      match: () => null,
      text: () => null,
    },
    execute: () => Promise.reject(new Error('not executed')),
    client: {
      headers: {},
      address: '',
      requestId: '',
      isOperator: false,
      isDeveloper: false,
      signal: null,
    },
    isBackground: false,
  };
  return { options, log };
}

test('stale pages are compared one operation per turn of the event loop', async () => {
  const { options, log } = createReads();
  const { reads, execute } = new PageReads(options);
  await execute('page', {});
  await execute('viewer', {});
  log.length = 0;

  let areSame: readonly boolean[] | null = null;
  const pages = ['one', 'two', 'three'].map(() => new PageReads(options).areSameAs(reads));
  void Promise.all(pages).then((results) => (areSame = results));
  while (areSame === null) {
    log.push('turn');
    await setImmediate();
  }
  expect(areSame).toEqual([true, true, true]);
  expect(log.filter((entry) => entry !== 'turn')).toHaveLength(6);
  expect(log.join(' ')).not.toMatch(/(?:page|viewer) (?:page|viewer)/);
});

test('pages go on one per turn of the event loop', async () => {
  const { options, log } = createReads();
  let areDone = false;
  const pages = ['one', 'two', 'three'].map(async (name) => {
    await new PageReads(options).execute(name, {});
    log.push('rendered');
  });
  void Promise.all(pages).then(() => (areDone = true));
  while (!areDone) {
    log.push('turn');
    await setImmediate();
  }
  expect(log.filter((entry) => entry === 'rendered')).toHaveLength(3);
  expect(log.join(' ')).not.toContain('rendered rendered');
});
