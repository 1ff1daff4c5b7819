/**
 * `npm start`: runs the gateway with the built site, and the embedded REST APIs unless REST hosts are
 * configured. npm runs scripts/setup.mjs first.
 */
import { runServers } from './servers.ts';

await runServers({ mode: 'production' });
