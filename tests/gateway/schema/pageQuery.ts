/** The queries of the site's own pages, as they were compiled. */
import documents from '#client/documents.json' with { type: 'json' };

/** The query of a page by its name, with nothing deferred: the whole answer comes at once. */
export function pageQuery(name: string): string {
  const text = Object.values(documents).find(
    (one) => one.startsWith(`query ${name}(`) || one.startsWith(`query ${name}{`),
  );
  if (text === undefined) throw new Error(`No page asks ${name}.`);
  return text.replace(/@defer(\([^)]*\))?/g, '');
}
