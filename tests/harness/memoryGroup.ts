/** Memory limits by Linux's control groups (version 1), as a container has them. V8 derives its heap limit from them. */
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup/memory';

export interface MemoryGroup extends AsyncDisposable {
  /** Starts a program in the group: put it before the program and its arguments. */
  readonly launcher: readonly string[];
}

/** Creates a group; null where control groups are missing or not ours to write. */
export function createMemoryGroup(name: string, mebibytes: number): MemoryGroup | null {
  const folder = join(ROOT, `${name}-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'memory.limit_in_bytes'), String(mebibytes * 2 ** 20));
  } catch {
    return null;
  }
  return {
    launcher: ['sh', '-c', 'echo $$ > "$0" && exec "$@"', join(folder, 'cgroup.procs')],
    async [Symbol.asyncDispose]() {
      // The kernel removes a process from its group some time after its exit.
      for (let attempt = 0; attempt < 50; attempt += 1) {
        try {
          return rmdirSync(folder);
        } catch {
          await sleep(20);
        }
      }
    },
  };
}
