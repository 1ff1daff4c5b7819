/**
 * How V8 keeps house in the gateway; to be imported before anything else.
 *
 * What a request makes is garbage when it ends. V8 takes places in the code whose objects often live through a
 * collection for makers of long-lived ones and puts all they make among the old, where each keeps what it points to
 * until the next full collection: which places it takes for such changes from start to start, and costs up to 40 kB
 * more to copy for each search.
 *
 * Between requests none of the objects they are made of is there. A full collection then forgets their layouts, drops
 * all compiled code that knows them, and what is compiled anew is slower: a hall took 1.5 or 1.9 times the CPU of the
 * bench's floor from start to start. So layouts that compiled code knows are kept, in a quiet hour too.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--retain-maps-for-n-gc=1000');
setFlagsFromString('--no-memory-reducer-favors-memory');
