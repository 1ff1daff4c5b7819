import documents from '../../../released/documents.json' with { type: 'json' };

/** A released document by the name of its operation. @throws where there is none */
export function releasedDocument(name: string): { readonly id: string; readonly text: string } {
  const operation = new RegExp(`\\b(?:query|mutation) ${name}\\b`);
  const found = Object.entries<string>(documents).find(([, text]) => operation.test(text));
  if (!found) throw new Error(`no released document ${name}`);
  const [id, text] = found;
  return { id, text };
}
