/**
 * Yields the data of server-sent events. Splits at `\n` explicitly: regular expressions with `m` also break lines at
 * U+2028, which JSON may contain.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  let rest = '';
  for await (const chunk of readChunks(body)) {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = eventData(block);
      if (data !== '') yield data;
    }
  }
  const data = eventData(rest);
  if (data !== '') yield data;
}

function eventData(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}

/** Safari does not support async iteration of streams. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.releaseLock();
  }
}
