import type { UploadableMap, Variables } from 'relay-runtime';

/** An operation with files, as the GraphQL multipart request wants it. */
export function uploadForm(documentId: string, variables: Variables, uploads: UploadableMap): FormData {
  const places = Object.keys(uploads);
  const form = new FormData();
  form.set('operations', JSON.stringify({ documentId, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(places.map((place, at) => [at, [`variables.${place}`]]))),
  );
  places.forEach((place, at) => {
    const file = uploads[place];
    if (file) form.set(String(at), file);
  });
  return form;
}

/** The variables with the files in their places, for a gateway in the same process. */
export function withUploads(variables: Variables, uploads: UploadableMap | null): Variables {
  if (!uploads) return variables;
  const whole: Variables = structuredClone(variables);
  for (const [place, file] of Object.entries(uploads)) {
    const steps = place.split('.');
    const last = steps.pop() ?? '';
    let holder: unknown = whole;
    for (const step of steps) holder = isRecord(holder) ? holder[step] : null;
    if (isRecord(holder)) holder[last] = file;
  }
  return whole;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
