#!/bin/sh
# start.sh member-web|admin-web: makes the built site one of this deployment, from the environment, and becomes nginx.
set -eu
file=$(node "$(dirname "$0")/../../packages/deployment/bin/site.mjs" "$1")
exec "${NGINX:-/usr/sbin/nginx}" -e stderr -c "$file"
