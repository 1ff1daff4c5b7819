/** Ids in the variables of native teams' documents. The generated REST API has an object for every id. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Collected, idOf } from '#tests/gateway/released/variables.ts';
import { root } from '#tests/harness/process.ts';

export const COLLECTED: Collected = {
  hallClips: ['SGFsbENsaXA6Nw', 'SGFsbENsaXA6OA'],
  share: 'SGFsbENsaXBTaGFyZTo3',
  hash: '0123456789abcdefghij',
  hallRawId: '7',
  fair: idOf('Fair', '7/1'),
  fairRawId: '1',
  holdTime: '10:00',
  reservation: { rawId: '7', cancelCode: '0123456789abcdef' },
  diagnosis: { diagnosisRawId: 'dg_0123456789abcdef', key: '0123456789abcdef' },
  ticket: idOf('GiftTicket', '1/7'),
  ticketRawId: '7',
  album: 'QWxidW06Nw',
  themeTag: 'VGhlbWVUYWc6Nw',
  writer: '2',
  category: '26',
  tag: 'photo',
};

export const MEMBER_TOKEN = 'wt_0123456789abcdef0123456789abcdef';

/** The documents of docs/examples; those with uploads need multipart, and streams do not end. */
export const exampleDocuments = readdirSync(`${root}docs/examples`)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => {
    const text = readFileSync(`${root}docs/examples/${file}`, 'utf8');
    return { file, text, name: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '' };
  })
  .filter(({ text }) => !/\bUpload\b|^subscription/m.test(text));
