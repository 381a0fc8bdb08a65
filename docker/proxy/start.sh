#!/bin/sh
# Writes the proxy's configuration from the environment and execs nginx. A watcher beside it reloads nginx when the certificate
# has been renewed, and ends with it.
set -eu
# A connection may need two files. Engines set 1024 (the soft limit) and permit many more.
ulimit -S -n "$(ulimit -H -n)"
file=$(node "$(dirname "$0")/../../packages/deployment/bin/proxy.mjs")

# nginx takes over this shell's process id.
nginx=$$
certificate() { cat "$TLS_CERTIFICATE" "$TLS_CERTIFICATE_KEY" 2> /dev/null | cksum; }
# Read before nginx reads it, so that no change is missed.
known=$(certificate)
watch_certificate() {
  # `timeout` fails when nginx still runs after ten seconds.
  until timeout 10 tail --pid="$nginx" -f /dev/null; do
    now=$(certificate)
    [ "$now" != "$known" ] || continue
    known=$now
    echo "The certificate or its key has changed: reloading nginx" >&2
    # If they do not match, because only one of them is new yet, nginx keeps the ones it has; the other is the next change.
    kill -HUP "$nginx" || return 0
  done
}
watch_certificate &
exec "${NGINX:-/usr/sbin/nginx}" -e stderr -c "$file"
