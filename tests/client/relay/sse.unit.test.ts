import { describe, expect, it } from 'vitest';
import { readEvents } from '#client/relay/sse.ts';

const encoder = new TextEncoder();

/** Streams a text in chunks of `length` bytes, splitting characters too. */
function chunked(text: string, length: number): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });
}

async function read(text: string, length: number): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(chunked(text, length))) events.push(event);
  return events;
}

describe('server-sent events', () => {
  const stream =
    'event: next\ndata: {"a":"青山"}\n\n:\n\nevent: next\r\ndata: {"b":"x\u2028y"}\r\n\r\nevent: complete\ndata:\n\n';

  it.each([1, 2, 3, 7, 1000])('are reassembled from chunks of %i bytes', async (length) => {
    expect(await read(stream, length)).toEqual(['{"a":"青山"}', '{"b":"x\u2028y"}']);
  });

  it('join the lines of an event and need no trailing empty line', async () => {
    expect(await read('data: {"a":\ndata: 1}', 4)).toEqual(['{"a":\n1}']);
  });
});
