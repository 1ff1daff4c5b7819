import { Redis } from 'ioredis';

/** How long a connection and an answer may take; what waits on Redis is waited for by people. */
const CONNECT_MS = 1_000;
const ANSWER_MS = 1_000;

/** Connects to the Redis that the gateways share. It comes back by itself after a fault; commands meanwhile fail soon. */
export function connectRedis(url: string, onFault: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', onFault);
  return redis;
}
