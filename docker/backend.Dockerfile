# syntax=docker/dockerfile:1
# The API, and the same with PostgreSQL's programs for `campus backup` and `campus restore`. From the repository:
#   docker build -f docker/backend.Dockerfile -t campus-commons/backend .
#   docker build -f docker/backend.Dockerfile --target backup -t campus-commons/backup .
# Arguments: BASE and BACKUP_BASE, to pin the base images by their digests; POSTGRES; VERSION and REVISION (docs/install/kubernetes.md).

ARG BASE=node:24-trixie-slim
# PostgreSQL's programs must not be older than the server.
ARG POSTGRES=17
# Must be of the same Debian release as BASE, because Node is copied from there.
ARG BACKUP_BASE=postgres:${POSTGRES}-trixie

FROM ${BASE} AS build
WORKDIR /app
# The manifests of all workspaces before the sources: an edited source installs nothing again.
COPY package.json package-lock.json .npmrc ./
COPY admin-web/package.json admin-web/
COPY backend/package.json backend/
COPY member-web/package.json member-web/
COPY packages/bench/package.json packages/bench/
COPY packages/demo/package.json packages/demo/
COPY packages/deployment/package.json packages/deployment/
COPY packages/e2e/package.json packages/e2e/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/local/package.json packages/local/
COPY packages/setup/package.json packages/setup/
COPY packages/test-kit/package.json packages/test-kit/
COPY packages/topology/package.json packages/topology/
COPY packages/web-kit/package.json packages/web-kit/
RUN --mount=type=cache,target=/root/.npm npm ci --workspace backend --include-workspace-root
COPY . .
ARG VERSION=unknown
ARG REVISION=unknown
RUN RELEASE_VERSION="${VERSION}" RELEASE_REVISION="${REVISION}" npm run build --workspace backend

# The runtime packages. Only the backend's manifest is copied: with the other workspaces next to it, npm would link them
# too and install their dependencies, including a PostgreSQL and the libraries of both sites.
FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN --mount=type=cache,target=/root/.npm npm ci --workspace backend --omit=dev \
 && mkdir -p backend/node_modules

FROM ${BASE} AS api
# Process 1 (tini) has to forward signals and reap orphaned processes.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o 10001 -g 10001 /data \
 && ln -s /app/backend/bin/campus /usr/local/bin/campus
WORKDIR /app/backend
COPY --from=packages /app/node_modules /app/node_modules
# Packages that npm could not hoist to the root.
COPY --from=packages /app/backend/node_modules ./node_modules
COPY backend/package.json backend/openapi.json ./
COPY backend/bin ./bin
COPY --from=build /app/backend/dist ./dist
# Without these, glibc keeps several hundred megabytes of freed memory after decoding pictures (README.md of bench).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
ENV NODE_ENV=production DATA_DIR=/data API_PORT=3000
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Liveness, not readiness: a process that waits for its database must not be killed.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/main.js"]
# Last, because every layer below an argument is built again when it changes.
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Campus Commons API" \
      org.opencontainers.image.description="The API of Campus Commons" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

FROM ${BACKUP_BASE} AS backup
COPY --from=api /usr/bin/tini /usr/bin/tini
COPY --from=api /usr/local/bin/node /usr/local/bin/node
COPY --from=api /app /app
RUN install -d -o 10001 -g 10001 /backups \
 && ln -s /app/backend/bin/campus /usr/local/bin/campus
WORKDIR /app/backend
ENV NODE_ENV=production
USER 10001:10001
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["campus", "--help"]
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Campus Commons backup" \
      org.opencontainers.image.description="Backs up and restores Campus Commons" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

# Without a target, docker builds the last stage.
FROM api
