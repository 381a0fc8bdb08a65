#!/bin/sh
# start.sh member-web|admin-web: configures the built site from the environment and execs nginx.
set -eu
file=$(node "$(dirname "$0")/../../packages/deployment/bin/site.mjs" "$1")
exec "${NGINX:-/usr/sbin/nginx}" -e stderr -c "$file"
