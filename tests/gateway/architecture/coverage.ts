/** Which modules of a running gateway a request enters, by V8's precise coverage over the inspector protocol. */
import { once } from 'node:events';
import { z } from 'zod';
import { freePort } from '#tests/harness/process.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const reply = z.object({ id: z.number(), result: z.unknown() });
const coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          functionName: z.string(),
          ranges: z.array(z.object({ startOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
});

/** A gateway whose executed modules can be read. */
export interface InstrumentedGateway extends AsyncDisposable {
  readonly gateway: Gateway;
  /** Runs an action and returns the gateway's modules that executed a function meanwhile, sorted. */
  modulesEntered(action: () => Promise<unknown>): Promise<string[]>;
}

/** Pause before a measurement, so that work of earlier requests has ended. */
const SETTLE_MS = 1_000;

/** Starts a gateway with the inspector open on loopback. */
export async function startInstrumentedGateway(upstream: string): Promise<InstrumentedGateway> {
  const port = await freePort();
  const gateway = await startGateway({ upstream, nodeOptions: [`--inspect=127.0.0.1:${port}`] });
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let sent = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = reply.safeParse(JSON.parse(String(data)));
    if (message.success) waiting.get(message.data.id)?.(message.data.result);
  });
  const call = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    gateway,
    async modulesEntered(action) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      await call('Profiler.takePreciseCoverage');
      await action();
      const { result } = coverage.parse(await call('Profiler.takePreciseCoverage'));
      return result
        .filter(({ functions }) => functions.some(isExecutedFunction))
        .flatMap(({ url }) => /\/(gateway\/.*\.ts)$/.exec(url)?.[1] ?? [])
        .toSorted();
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await gateway.stop();
    },
  };
}

/** Whether a function ran; the module's own top level does not count. */
function isExecutedFunction({
  functionName,
  ranges,
}: {
  functionName: string;
  ranges: { startOffset: number; count: number }[];
}) {
  const [range] = ranges;
  return range !== undefined && range.count > 0 && !(functionName === '' && range.startOffset === 0);
}
