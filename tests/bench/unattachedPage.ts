/**
 * Pages of Chromium without Playwright's debugger. While it is attached, V8 parses a script once more to find the position of
 * the errors that the script creates: 40 to 65 ms for React at four times slowdown.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';

const POLL_MS = 500;

const Reply = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown().optional() }).optional() }).optional(),
  error: z.object({ message: z.string() }).optional(),
});

interface UnattachedPage {
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression, awaited where it is a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression until it is true. */
  waitFor(expression: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a blank page on a phone whose processor is slowed down. */
export async function openUnattachedPage(browser: Browser, slowdown: number): Promise<UnattachedPage> {
  const devTools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId });
  const pending = new Map<number, (reply: z.infer<typeof Reply>) => void>();
  devTools.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const reply = Reply.safeParse(JSON.parse(event.message)).data;
    if (reply) pending.get(reply.id)?.(reply);
  });
  let lastId = 0;
  async function send(method: string, params: object): Promise<unknown> {
    const id = (lastId += 1);
    const replied = new Promise<z.infer<typeof Reply>>((resolve) => pending.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await devTools.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await replied;
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result?.result?.value;
  }
  const evaluate = (expression: string) =>
    send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });

  const metrics = { width: 375, height: 812, deviceScaleFactor: 1, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', metrics);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    async goto(url) {
      await send('Page.navigate', { url });
    },
    evaluate,
    async waitFor(expression) {
      while ((await evaluate(expression)) !== true) await sleep(POLL_MS);
    },
    async close() {
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
      await devTools.detach();
    },
  };
}
