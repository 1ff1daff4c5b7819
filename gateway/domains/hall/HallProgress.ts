/** Types that searches of an index of halls share: counts by prefecture, and how much is read. */
import { builder } from '#gateway/schema/kit/builder.ts';

import { Prefecture } from '../place/Place.ts';
import type { HallProgress, PrefectureCount } from './rules.ts';

/** Defines the object type of a PrefectureCount. `rows` is the noun of its descriptions, e.g. `fairs`. */
export const prefectureCountType = (name: string, rows: string) =>
  builder.objectRef<PrefectureCount>(name).implement({
    description: `Number of ${rows} in a prefecture.`,
    fields: (t) => ({
      prefecture: t.field({
        type: Prefecture,
        nonNull: true,
        description: 'The prefecture.',
        resolve: ({ prefecture }) => prefecture,
      }),
      count: t.int({ nonNull: true, description: `Number of ${rows}.`, resolve: ({ count }) => count }),
    }),
  });

/** Defines the object type of a HallProgress. `rows` is the noun of its descriptions, e.g. `fairs`. */
export const hallProgressType = (name: string, rows: string) =>
  builder.objectRef<HallProgress>(name).implement({
    description: `How much of the index of ${rows} is read. The gateway reads each hall once a day, in the background, and begins with the first search.`,
    fields: (t) => ({
      readHallCount: t.int({
        nonNull: true,
        description: `Halls whose ${rows} are known.`,
        resolve: ({ read }) => read,
      }),
      unreadableHallCount: t.int({
        nonNull: true,
        description: `Halls whose ${rows}, or whose values for the conditions, cannot be read at the moment, so that it is not known whether they belong to the result. They are tried again every hour. When \`readHallCount\` and this reach \`hallCount\`, the gateway has tried all halls: say that some ${rows} are missing.`,
        resolve: ({ unreadable }) => unreadable,
      }),
      hallCount: t.int({
        nonNull: true,
        description: 'All halls; 0 until they are known.',
        resolve: ({ all }) => all,
      }),
      isComplete: t.boolean({
        nonNull: true,
        description: 'Whether all halls have been read: until then, say that more may follow.',
        resolve: ({ read, all }) => all > 0 && read >= all,
      }),
    }),
  });
