/**
 * `npm run release -- 1.1.0 [manifest.json …]`: keeps what this version promises in released/: the schema, and every
 * document that clients of this version send by its id: the site's own, those of docs/examples, and those of the
 * native apps whose manifests are given. Documents are only ever added: pages left open and apps long shipped still
 * send them. Stops where the schema breaks what was released before, or does not fit a document of an app.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './process.ts';
import { breaks, documentsOf, idOf } from './released.ts';

const [version = '', ...manifests] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('release: say which version, e.g. npm run release -- 1.1.0');
  process.exit(2);
}

const read = (path: string): string => readFileSync(root + path, 'utf8');
const write = (path: string, text: string): void => writeFileSync(root + path, text);
const texts = (path: string): Record<string, string> => JSON.parse(read(path)) as Record<string, string>;

const schema = read('schema.graphql');
const broken = await breaks(read('released/schema.graphql'), schema);
if (broken.length > 0) {
  console.error(
    `release: the schema breaks what was released:\n${broken.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}

const ofApps = documentsOf(
  manifests.map((path) => readFileSync(path, 'utf8')),
  schema,
);
if (ofApps.wrong.length > 0) {
  console.error(
    `release: documents that cannot be kept:\n${ofApps.wrong.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}

const operations = readdirSync(`${root}docs/examples`).map((name) => read(`docs/examples/${name}`));
const documents = {
  ...texts('released/documents.json'),
  ...texts('client/documents.json'),
  ...Object.fromEntries(operations.map((text) => [idOf(text), text])),
  ...ofApps.documents,
};
write('released/schema.graphql', schema);
write('released/documents.json', `${JSON.stringify(documents, null, 2)}\n`);
write('package.json', read('package.json').replace(/"version": ".*?"/, `"version": "${version}"`));
write(
  'package-lock.json',
  read('package-lock.json').replaceAll(/("name": "musubi",\s+"version": )".*?"/g, `$1"${version}"`),
);
console.log(`Released ${version}: ${Object.keys(documents).length} documents are kept for good.`);
