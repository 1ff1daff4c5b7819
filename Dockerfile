# Image of gateway and origin: locked packages, the built site, an unprivileged user.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/setup.mjs build && npm prune --omit=dev

FROM node:24.21.0-slim
WORKDIR /app
# By default glibc keeps up to eight arenas per core: freed memory of image threads stays resident.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=build --chown=node:node /app .
RUN mkdir /cache && chown node:node /cache
USER node
HEALTHCHECK --interval=10s --timeout=2s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 4000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/main.ts"]
