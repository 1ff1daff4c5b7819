/** Who may import whom: one table of forbidden imports. */
import { parseModule, type Import, type Source } from './source.ts';

interface Rule {
  /** Files that the rule binds. */
  from: RegExp;
  /** Exceptions among them. */
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
    why: 'the gateway uses the built client bundle, and the origin over HTTP',
  },
  { from: /^origin\//, forbids: target(/^(client|gateway)\//), why: 'the origin is reached over HTTP only' },
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
    why: 'domains do not depend on transport or configuration',
  },
  {
    from: /^gateway\/domains\//,
    // The list of all domains.
    except: /^gateway\/domains\/schema\.ts$/,
    forbids({ target: to }, path) {
      const other = folderBelow('gateway/domains/', to);
      const isShared = /\/([A-Z][^/]*|source|rules)\.ts$/.test(to);
      return other !== null && other !== folderBelow('gateway/domains/', path) && !isShared;
    },
    why: 'a domain imports only types, sources and pure rules of another domain',
  },
  {
    from: /^(gateway|client|origin)\//,
    except: /^gateway\/(main|graphql\/yogaHandler)\.ts$/,
    forbids: target(/^gateway\/domains\/schema\.ts$/),
    why: 'only the composition root, the printer and tests build the whole schema',
  },
  {
    from: /^client\/ui\//,
    forbids: target(/^(react-relay|relay-.*|graphql|client\/(components|pages|router|relay)\/.*)$/),
    why: 'ui takes plain props',
  },
  {
    from: /^client\/components\//,
    forbids: target(/^client\/pages\//),
    why: 'components do not import pages',
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

/** Files that may read `process.env`. */
const readsEnvironment =
  /^gateway\/config\/config\.ts$|^origin\/config\.ts$|^(scripts|tests)\/|^[a-z]+\.config\.(ts|js)$/;

/** Rules that a file breaks, as `path → import: why`. */
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
