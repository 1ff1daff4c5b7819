/**
 * `npm start`: the whole product on this machine - the REST APIs where they are not configured, the gateway and
 * the built site. npm has run scripts/setup.mjs before.
 */
import { runServers } from './servers.ts';

await runServers({ mode: 'production' });
