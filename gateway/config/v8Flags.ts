/**
 * V8 garbage-collector flags; import first. `npm run bench -- scavenges` and `peers` show what they do.
 *
 * Allocation-site pretenuring puts short-lived request objects into the old generation, where they retain what they
 * reference until the next major GC; which sites are affected varies between starts. It adds up to 40 kB of copying to a
 * search.
 *
 * Between requests no instances of request objects exist. A major GC then drops their hidden classes and the optimized
 * code that depends on them; re-optimized code is slower (1.5 or 1.9 times the CPU of the benchmark floor for a hall,
 * depending on the start). Retaining maps, also in the memory reducer's idle-time GCs, avoids this.
 *
 * A major GC takes some 60 ms of CPU within 100 ms, for which the requests of that time wait. With a growth of 200 % the next
 * one begins when the heap has three times the size that the last one left. V8's own limit is less than twice that size
 * (docs/decisions/0044-heap-growth.md).
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--retain-maps-for-n-gc=1000');
setFlagsFromString('--no-memory-reducer-favors-memory');
setFlagsFromString('--heap-growing-percent=200');
