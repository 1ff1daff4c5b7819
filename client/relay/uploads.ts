import type { UploadableMap, Variables } from 'relay-runtime';

/** Body of a GraphQL multipart request. */
export function multipartBody(documentId: string, variables: Variables, uploads: UploadableMap): FormData {
  const paths = Object.keys(uploads);
  const form = new FormData();
  form.set('operations', JSON.stringify({ documentId, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [`variables.${path}`]]))),
  );
  paths.forEach((path, index) => {
    const file = uploads[path];
    if (file) form.set(String(index), file);
  });
  return form;
}

/** The variables with the files inserted at their paths, for execution in the same process. */
export function withUploads(variables: Variables, uploads: UploadableMap | null): Variables {
  if (!uploads) return variables;
  const result: Variables = structuredClone(variables);
  for (const [path, file] of Object.entries(uploads)) {
    const keys = path.split('.');
    const lastKey = keys.pop() ?? '';
    let parent: unknown = result;
    for (const key of keys) parent = isRecord(parent) ? parent[key] : null;
    if (isRecord(parent)) parent[lastKey] = file;
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
