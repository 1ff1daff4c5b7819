/**
 * Reads the data of server-sent events. Lines are split at `\n` by hand: expressions such as `/^data: (.*)$/m` stop
 * at U+2028, which is a plain character inside JSON.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  let rest = '';
  for await (const chunk of chunks(body)) {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = dataOf(block);
      if (data !== '') yield data;
    }
  }
  const data = dataOf(rest);
  if (data !== '') yield data;
}

function dataOf(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}

/** Safari cannot iterate over a stream yet, so it is read by hand. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
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
