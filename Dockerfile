# The site as an image: docker build -t ceiba .   How it is run: compose.yaml and docs/operations.md.
FROM node:24-trixie-slim AS build
WORKDIR /ceiba
# The packages change less often than the sources: they are installed first.
COPY package.json package-lock.json .npmrc ./
COPY tools/prepare.mjs tools/install-scripts.mjs tools/
RUN node tools/prepare.mjs
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/.cache

FROM node:24-trixie-slim
# pg_dump, pg_restore and psql, for npm run backup and npm run restore with a PostgreSQL server of version 17 or older.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir --parents /data/photos /data/attachments && chown --recursive node:node /data
WORKDIR /ceiba
COPY --from=build /ceiba/package.json ./
COPY --from=build /ceiba/node_modules node_modules
COPY --from=build /ceiba/build build
COPY --from=build /ceiba/content content
# What the commands run from its sources: backup, restore, admin, demonstration:remove.
COPY --from=build /ceiba/app app
COPY --from=build /ceiba/art art
COPY --from=build /ceiba/cartography cartography
COPY --from=build /ceiba/database database
COPY --from=build /ceiba/server server
USER node
# One arena of the C heap for each thread holds 50 to 130 MB that nobody uses, and so do large blocks within an arena.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What renders leaves much behind that lives briefly: a wide nursery held 100 MB more and saved
# no time. V8 lets a heap grow by less between collections the smaller its limit is: 200 MB less for a sixth more time a page.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=768", "--enable-source-maps", "build/server/index.js"]
