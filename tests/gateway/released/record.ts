/** `npm run record:answers`: records how the released documents answer, as hashes in released/answers.json. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '#tests/harness/process.ts';
import { releasedAnswers } from './answers.ts';

const documents = JSON.parse(readFileSync(`${root}released/documents.json`, 'utf8')) as Record<
  string,
  string
>;
const answers = await releasedAnswers(documents);
const recorded = Object.keys(documents).map((id) => {
  const answer = answers.get(id);
  return [
    id,
    {
      name: answer?.name,
      guest: hash('sha256', answer?.guest ?? ''),
      member: hash('sha256', answer?.member ?? ''),
    },
  ];
});
writeFileSync(`${root}released/answers.json`, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
console.log(`recorded ${answers.size} documents`);
process.exit();
