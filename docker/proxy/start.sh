#!/bin/sh
# Writes the proxy's configuration from the environment and execs nginx.
set -eu
file=$(node "$(dirname "$0")/../../packages/deployment/bin/proxy.mjs")
exec "${NGINX:-/usr/sbin/nginx}" -e stderr -c "$file"
