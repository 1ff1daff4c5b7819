import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Unmounts components after each test.
afterEach(cleanup);

// Page modules are compiled on first import, which can take longer than a second.
configure({ asyncUtilTimeout: 10_000 });
