/**
 * The time of an operation: its signal aborts when the time is up, or when one of the given signals does.
 * `npm run bench:micro -- deadline` compares it with `AbortSignal.any` and `AbortSignal.timeout`.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #stopListening: readonly (() => void)[];

  constructor(ms: number, ...signals: readonly (AbortSignal | null | undefined)[]) {
    const abort = (): void => this.#controller.abort();
    this.#timer = setTimeout(abort, ms);
    this.#stopListening = signals.map((signal) => onAbort(signal, abort));
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Call when the operation has ended. */
  clear(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stopListening) stop();
  }
}

const doNothing = (): void => undefined;

/** Calls the listener when the signal aborts, at once if it has. Returns the function that removes the listener. */
export function onAbort(signal: AbortSignal | null | undefined, listener: () => void): () => void {
  if (!signal) return doNothing;
  if (signal.aborted) {
    listener();
    return doNothing;
  }
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}

/** Settles like the promise; when the signal aborts before, calls the listener and rejects with the signal's reason. */
export function untilAbort<T>(promise: Promise<T>, signal: AbortSignal, listener: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopListening = onAbort(signal, () => {
      reject(signal.reason);
      listener();
    });
    promise.then(
      (value) => {
        stopListening();
        resolve(value);
      },
      (error: unknown) => {
        stopListening();
        reject(error);
      },
    );
  });
}

/** Calls the listener when a request or response is closed, at once if it is: `close` is not emitted again. */
export function onClosed(
  stream: { readonly closed: boolean; once(event: 'close', listener: () => void): unknown },
  listener: () => void,
): void {
  if (stream.closed) listener();
  else stream.once('close', listener);
}
