/**
 * `npm run release -- 1.1.0 [manifest.json …]`: stores the public contract of a version in released/: the schema
 * and every document that clients send by id, from the site, docs/examples and the given manifests of native
 * apps. Documents are never removed, as open pages and installed apps keep sending them. The version also goes into
 * package.json, CHANGELOG.md, docker-compose.yml and ops/kubernetes/.
 * Fails when the schema breaks a released one or does not validate a document of an app.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { japanDay } from '#origin/japanTime.ts';
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
const edit = (path: string, pattern: RegExp, replacement: string): void =>
  write(path, read(path).replaceAll(pattern, replacement));
edit('package.json', /^( {2}"version": )".*?"/gm, `$1"${version}"`);
edit('package-lock.json', /("name": "musubi",\s+"version": )".*?"/g, `$1"${version}"`);
edit('docker-compose.yml', /(\$\{VERSION:-)[\d.]+/g, `$1${version}`);
edit('ops/kubernetes/kustomization.yml', /(newTag: )[\d.]+/g, `$1${version}`);
edit('CHANGELOG.md', /^## Unreleased$/gm, `## ${version}, ${japanDay()}`);
console.log(`Released ${version}: ${Object.keys(documents).length} documents in released/.`);
