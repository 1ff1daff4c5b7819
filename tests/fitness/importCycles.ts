import { parseModule, type Source } from './source.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Cycles of a graph (Tarjan's strongly connected components of more than one node), each sorted. */
function cyclesOf(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const lows = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  function visit(node: string): void {
    const index = indexes.size;
    indexes.set(node, index);
    lows.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) visit(next);
      if (stack.includes(next)) lows.set(node, Math.min(lows.get(node) ?? 0, lows.get(next) ?? 0));
    }
    if (lows.get(node) !== index) return;
    const component = stack.splice(stack.indexOf(node));
    if (component.length > 1) cycles.push(component.toSorted());
  }
  for (const node of graph.keys()) visit(node);
  return cycles;
}

/** The direct child of a folder that a path lies in, or null when the path lies outside. */
function childOf(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  return `${folder}/${path.slice(folder.length + 1).split('/')[0]}`;
}

/** Every folder that holds one of the files, at any depth. */
function foldersOf(paths: readonly string[]): string[] {
  const parents = paths.flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
  });
  return [...new Set(parents)].toSorted();
}

/**
 * Import cycles, as `a → b` lists: among files, and in every folder among its direct children, where a sub-folder is one
 * node with everything below it. Type imports count.
 */
export function importCycles(sources: readonly Source[]): string[] {
  const paths = sources.map(({ path }) => path);
  const known = new Set(paths);
  const edges = sources.flatMap((source) =>
    parseModule(source)
      .imports.filter(({ target }) => known.has(target) && target !== source.path)
      .map(({ target }) => [source.path, target] as const),
  );
  const graphOf = (nodeOf: (path: string) => string | null): Graph => {
    const graph = new Map<string, Set<string>>();
    for (const [from, to] of edges) {
      const [a, b] = [nodeOf(from), nodeOf(to)];
      if (a === null || b === null || a === b) continue;
      graph.set(a, (graph.get(a) ?? new Set()).add(b));
    }
    return graph;
  };
  const graphs = [
    graphOf((path) => path),
    ...foldersOf(paths).map((folder) => graphOf((path) => childOf(folder, path))),
  ];
  return [...new Set(graphs.flatMap(cyclesOf).map((cycle) => cycle.join(' ↔ ')))];
}
