/** Shows HTML of the schema, which the gateway has cleaned: no script, style, handler, form or frame is left in it. */
export function Html({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
