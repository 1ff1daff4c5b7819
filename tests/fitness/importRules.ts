/** Who may import whom. One table; each row says what a part of the house must not know, and why. */
import { parseModule, type Import, type Source } from './source.ts';

interface Rule {
  /** Files the rule speaks of. */
  from: RegExp;
  /** Files among them it does not bind. */
  except?: RegExp;
  /** Whether an import breaks the rule. */
  forbids: (found: Import, path: string) => boolean;
  why: string;
}

const target = (pattern: RegExp) => (found: Import) => pattern.test(found.target);
const takes = (name: string) => (found: Import) => found.names.includes(name);

/** Folder right below another one, e.g. the `Hall` of `client/pages/Hall/Hall.tsx`; null when outside. */
const folderBelow = (parent: string, path: string) =>
  path.startsWith(parent) ? (path.slice(parent.length).split('/')[0] ?? null) : null;

const rules: Rule[] = [
  {
    from: /^client\//,
    forbids: target(/^(gateway|origin)\//),
    why: 'client and gateway meet in schema.graphql, the persisted documents and render()',
  },
  {
    from: /^gateway\//,
    forbids: target(/^(client|origin)\//),
    why: 'the gateway meets the client in the built bundle and the origin in HTTP',
  },
  { from: /^origin\//, forbids: target(/^(client|gateway)\//), why: 'the origin is met over HTTP alone' },
  { from: /^(?!tests\/|vitest|playwright)/, forbids: target(/^tests\//), why: 'nothing imports tests' },
  {
    from: /^gateway\/upstream\//,
    forbids: target(/^(graphql|graphql-.*|@graphql-.*|@pothos\/.*|gateway\/(domains|schema)\/.*)$/),
    why: 'upstream knows no GraphQL',
  },
  {
    from: /^(gateway|client|origin|scripts)\//,
    except: /^gateway\/upstream\/transport\.ts$/,
    forbids: target(/^undici$/),
    why: 'only upstream/transport.ts touches undici',
  },
  {
    from: /^gateway\/domains\//,
    forbids: target(/^gateway\/(main\.ts$|(config|http|graphql|site)\/)/),
    why: 'a domain says what the product is and knows no doors and no configuration',
  },
  {
    from: /^gateway\/domains\//,
    forbids({ target: to }, path) {
      const other = folderBelow('gateway/domains/', to);
      const isShared = /\/([A-Z][^/]*|source|rules)\.ts$/.test(to);
      return other !== null && other !== folderBelow('gateway/domains/', path) && !isShared;
    },
    why: 'of another domain only the type, what it is made of, and its pure rules',
  },
  {
    from: /^(gateway|client|origin)\//,
    except: /^gateway\/(main|graphql\/yogaHandler)\.ts$/,
    forbids: target(/^gateway\/schema\/index\.ts$/),
    why: 'the whole schema is built for the doors, the printer and the tests alone',
  },
  {
    from: /^client\/ui\//,
    forbids: target(/^(react-relay|relay-.*|graphql|client\/(components|pages|router|relay)\/.*)$/),
    why: 'ui takes plain props',
  },
  {
    from: /^client\/components\//,
    forbids: target(/^client\/pages\//),
    why: 'a part does not know where it is shown',
  },
  {
    from: /^client\/pages\//,
    forbids({ target: to }, path) {
      const other = folderBelow('client/pages/', to);
      return other !== null && other !== folderBelow('client/pages/', path);
    },
    why: 'a page never imports another page',
  },
  {
    from: /^client\//,
    except: /^client\/(router\/|entry\.tsx$|server\.tsx$)/,
    forbids: takes('loadQuery'),
    why: 'only router and entries load queries',
  },
  { from: /^client\//, forbids: takes('useLazyLoadQuery'), why: 'queries start before a page renders' },
];

/** Files that may read `process.env`: the two configurations, and what starts processes. */
const readsEnvironment =
  /^gateway\/config\/config\.ts$|^origin\/config\.ts$|^(scripts|tests)\/|^[a-z]+\.config\.(ts|js)$/;

/** Every rule a file breaks, as `path → import: why`; empty when it keeps them all. */
export function violations(source: Source): string[] {
  const module = parseModule(source);
  const broken = rules
    .filter((rule) => rule.from.test(source.path) && !rule.except?.test(source.path))
    .flatMap((rule) =>
      module.imports
        .filter((found) => rule.forbids(found, source.path))
        .map((found) => `${source.path} → ${found.target}: ${rule.why}`),
    );
  if (module.readsEnvironment && !readsEnvironment.test(source.path)) {
    broken.push(`${source.path} → process.env: only the configuration reads the environment`);
  }
  if (module.onlyReexports) broken.push(`${source.path}: no re-export indexes`);
  return broken;
}
