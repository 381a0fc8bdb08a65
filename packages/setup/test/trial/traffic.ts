import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { expectThat, NAMES, type Stage } from './stage.ts';

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

/** Starts it. Its results go to a file, because a pipe fills up while this process waits for another. */
export function startTraffic({ system, authority }: Stage): {
  stop: () => Promise<{ count: number; failures: string[] }>;
} {
  const file = system.at(`/root/traffic-${Date.now()}`);
  const [program = '', ...network] = system.network;
  const stdio = ['ignore', openSync(file, 'w'), 'inherit'] as const;
  const child = spawn(program, [...network, 'sh', '-c', LOOP, authority.issued], { stdio: [...stdio] });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      expectThat(lines.length > 0, 'No request ended meanwhile.');
      return { count: lines.length, failures: lines.filter((line) => !/^2\d\d /.test(line)) };
    },
  };
}
