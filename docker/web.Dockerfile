# syntax=docker/dockerfile:1
# The nginx images: both sites and the proxy, one target each. From the repository:
#   docker build -f docker/web.Dockerfile --target member-web -t campus-commons/member-web .
#   docker build -f docker/web.Dockerfile --target admin-web  -t campus-commons/admin-web .
#   docker build -f docker/web.Dockerfile --target proxy      -t campus-commons/proxy .
# Arguments: BASE, to pin the base image by its digest; VERSION and REVISION (docs/install/kubernetes.md).

ARG BASE=node:24-trixie-slim

FROM ${BASE} AS source
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
RUN --mount=type=cache,target=/root/.npm npm ci --include-workspace-root \
      --workspace member-web --workspace admin-web --workspace @campus-commons/web-kit
COPY . .

FROM source AS build-member-web
RUN npm run build --workspace member-web

FROM source AS build-admin-web
RUN npm run build --workspace admin-web

# nginx, and the code that writes its configuration at each start. Node runs TypeScript natively, so no packages are needed.
FROM ${BASE} AS nginx
RUN apt-get update \
 && apt-get install --yes --no-install-recommends nginx-light tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o 10001 -g 10001 /run/site /run/campus-proxy /var/cache/campus-proxy /var/lib/site
WORKDIR /app
COPY packages/deployment/package.json packages/deployment/
COPY packages/deployment/bin packages/deployment/bin
COPY packages/deployment/src packages/deployment/src
COPY packages/web-kit/package.json packages/web-kit/
COPY packages/web-kit/src/runtimeConfig.ts packages/web-kit/src/
COPY packages/web-kit/vite packages/web-kit/vite
RUN mkdir -p node_modules/@campus-commons \
 && ln -s ../../packages/web-kit node_modules/@campus-commons/web-kit
USER 10001:10001
# Graceful shutdown: nginx finishes its requests before it ends.
STOPSIGNAL SIGQUIT
ENTRYPOINT ["tini", "--"]
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

FROM nginx AS site
COPY docker/site docker/site
ENV RUN_DIR=/run/site SITE_LISTEN=8080
EXPOSE 8080

FROM site AS member-web
LABEL org.opencontainers.image.title="Campus Commons member site"
COPY --from=build-member-web /app/member-web/dist member-web/dist
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/config.js').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["docker/site/start.sh", "member-web"]

FROM site AS admin-web
LABEL org.opencontainers.image.title="Campus Commons console"
COPY --from=build-admin-web /app/admin-web/dist admin-web/dist
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/admin/config.js').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["docker/site/start.sh", "admin-web"]

FROM nginx AS proxy
LABEL org.opencontainers.image.title="Campus Commons proxy"
COPY docker/proxy docker/proxy
ENV LISTEN_HTTP=8080 LISTEN_HTTPS=8443
EXPOSE 8080 8443
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "require('node:net').connect(8443, '127.0.0.1').once('connect', () => process.exit(0)).once('error', () => process.exit(1))"]
CMD ["docker/proxy/start.sh"]
