# syntax=docker/dockerfile:1.7-labs
# One build, four images: backend, storefront, sandbox and backup (see docker-compose.yml).
FROM node:22-bookworm-slim AS build
WORKDIR /shop
# Manifests first: the install is done again only when one of them changes.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY sandbox/package.json sandbox/
COPY storefront/package.json storefront/
COPY tests/package.json tests/
COPY backend/package.json backend/
COPY --parents backend/src/plugins/*/package.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim AS base
WORKDIR /shop
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=true PATH=/shop/node_modules/.bin:$PATH
COPY --from=build --chown=node:node /shop /shop
RUN mkdir -p /data/files /data/sandbox && chown -R node:node /data
USER node

FROM base AS backend
# What looks at pictures without a provider is large: only where it is wanted.
ARG IMAGE_CHECK=none
RUN if [ "$IMAGE_CHECK" = nsfwjs ]; then \
    npm ci --prefix backend/picture-check --ignore-scripts --no-audit --no-fund && npm cache clean --force; \
  fi
WORKDIR /shop/backend/.medusa/server
EXPOSE 9000
CMD ["node", "--max-semi-space-size=64", "src/start.js"]

FROM base AS storefront
WORKDIR /shop/storefront
EXPOSE 3000
CMD ["node", "server/start.mjs"]

FROM base AS sandbox
WORKDIR /shop/sandbox
CMD ["node", "dist/cli.js"]

# pg_dump and pg_restore have to be of the server's version at least, which is newer than Debian's own.
FROM base AS backup
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-18 \
  && rm -rf /var/lib/apt/lists/*
USER node
CMD ["node", "scripts/backup.mjs"]
