import { startOrigin } from '#tests/harness/origin.ts';
import { describeOrigin } from './suite.ts';

describeOrigin('PGlite', () => startOrigin());
