import { toHtml } from '#gateway/html/convert.ts';
import { HTML_LIMITS } from '#gateway/html/parse.ts';
import { convertInWorker } from '#gateway/html/worker.ts';
import type { Contender, MicroBench } from './measure.ts';

const SECTION = `<h2>式場</h2><p>${'結婚式の準備。'.repeat(20)}<a href="https://www.example.jp/halls/1">見る</a></p>`;
const LENGTHS = [1_000, 4_000, 16_000, 64_000];

/** HTML of an article, converted on the event loop and in the worker thread. */
export const html: MicroBench = {
  name: 'html',
  about: 'converts articles of different length on the event loop and in the worker thread',
  contenders: () =>
    LENGTHS.flatMap((length): Contender[] => {
      const raw = SECTION.repeat(Math.round(length / SECTION.length));
      const task = { raw, siteUrl: 'https://www.example.jp', limits: HTML_LIMITS };
      return [
        { name: `${raw.length} characters, event loop`, run: () => toHtml(task) },
        { name: `${raw.length} characters, worker thread`, run: () => convertInWorker(toHtml, task) },
      ];
    }),
};
