import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Each test begins with an empty page.
afterEach(cleanup);

// A page's module is compiled when it is first opened, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
