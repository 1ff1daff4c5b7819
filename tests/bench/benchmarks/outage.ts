/** `npm run bench -- outage`: every REST host gone for a whole minute under load, and back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { liveThroughOutage } from '#tests/harness/outage.ts';
import type { Bench } from '../benchmark.ts';

/** A minute and what makes sure that what is fresh for one is not any more. */
const MINUTE_MS = 61_000;

/** The outage. */
export const outage: Bench = {
  name: 'outage',
  about:
    'Every REST host gone for a minute under load: pages seen before keep opening, and all is well by itself',
  isApart: true,
  async run() {
    const seen = await liveThroughOutage(() => sleep(MINUTE_MS));
    const { read, lost, unseen, open, toldStale, recoveredMs, sameProcess } = seen;
    return {
      rows: [
        {
          'seen pages read': read,
          'not opened': lost.length,
          'new pages asked for': unseen,
          'paths given up at the end': open.length,
          'well again after ms': Math.round(recoveredMs),
        },
      ],
      claims: [
        {
          text: 'every page seen before opens, with the heading it had',
          holds: lost.length === 0 && read > 0,
        },
        { text: 'hosts that are gone are not asked on and on', holds: open.length > 0 },
        { text: 'answers given in need say so', holds: toldStale },
        { text: 'well within 10 s of their return', holds: recoveredMs < 10_000 },
        { text: 'nothing was restarted', holds: sameProcess },
      ],
    };
  },
};
