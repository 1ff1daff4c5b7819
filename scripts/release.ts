/**
 * `npm run release -- 1.1.0 [manifest.json …]`: stores the public contract of a version in released/: the schema
 * and every document that clients send by id, from the site, docs/examples and the given manifests of native
 * apps. Documents are never removed, as open pages and installed apps keep sending them.
 * Fails when the schema breaks a released one or does not validate a document of an app.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './process.ts';
import { breakingChanges, readManifests, documentId } from './released.ts';

const [version = '', ...manifests] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('release: version missing, e.g. npm run release -- 1.1.0');
  process.exit(2);
}

const read = (path: string): string => readFileSync(root + path, 'utf8');
const write = (path: string, text: string): void => writeFileSync(root + path, text);
const texts = (path: string): Record<string, string> => JSON.parse(read(path)) as Record<string, string>;

const schema = read('schema.graphql');
const breaking = await breakingChanges(read('released/schema.graphql'), schema);
if (breaking.length > 0) {
  console.error(
    `release: the schema breaks a released one:\n${breaking.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}

const appDocuments = readManifests(
  manifests.map((path) => readFileSync(path, 'utf8')),
  schema,
);
if (appDocuments.errors.length > 0) {
  console.error(`release: invalid documents:\n${appDocuments.errors.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}

const operations = readdirSync(`${root}docs/examples`).map((name) => read(`docs/examples/${name}`));
const documents = {
  ...texts('released/documents.json'),
  ...texts('client/documents.json'),
  ...Object.fromEntries(operations.map((text) => [documentId(text), text])),
  ...appDocuments.documents,
};
write('released/schema.graphql', schema);
write('released/documents.json', `${JSON.stringify(documents, null, 2)}\n`);
write('package.json', read('package.json').replace(/"version": ".*?"/, `"version": "${version}"`));
write(
  'package-lock.json',
  read('package-lock.json').replaceAll(/("name": "musubi",\s+"version": )".*?"/g, `$1"${version}"`),
);
console.log(`Released ${version}: ${Object.keys(documents).length} documents in released/.`);
