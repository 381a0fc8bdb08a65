import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { NAMES, type Stage } from './stage.ts';

/** Requests over TLS to all three names, one after the other, until it is stopped. */
const LOOP = `
while :; do
  for url in https://${NAMES.api}/health/live https://${NAMES.member}/config.js https://${NAMES.console}/admin/; do
    curl --silent --output /dev/null --write-out '%{http_code} %{errormsg}\\n' --max-time 10 --cacert "$0" \\
      --connect-to ::127.0.0.1: "$url"
  done
  curl --silent --output /dev/null --write-out '%{http_code} %{errormsg}\\n' --max-time 10 --cacert "$0" --json '{}' \\
    --connect-to ::127.0.0.1: https://${NAMES.api}/public/getHighlights
done`;

/** Starts it. */
export function startTraffic({ system, authority }: Stage): {
  stop: () => Promise<{ count: number; failures: string[] }>;
} {
  const [program = '', ...network] = system.network;
  const child = spawn(program, [...network, 'sh', '-c', LOOP, authority.issued], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      const failures = lines.filter((line) => !/^2\d\d /.test(line));
      return { count: lines.length, failures };
    },
  };
}
