/** `npm run record:calls`: writes gateway/schema/restCalls.json. */
import { writeFileSync } from 'node:fs';
import { startOrigin } from '#tests/harness/origin.ts';
import { RECORD, recordRestCalls } from './restCalls.ts';

await using origin = await startOrigin();
writeFileSync(RECORD, `${JSON.stringify(await recordRestCalls(origin.url), null, 2)}\n`);
