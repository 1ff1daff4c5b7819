/** The HTML of a page without its scripts and without React's separators between texts. */
export async function readPage(url: string, cookie = ''): Promise<string> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}
