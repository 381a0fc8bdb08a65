import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { expectThat, NAMES, type Stage } from './stage.ts';

/**
 * Requests over TLS to all three names, one after the other, until it is stopped. An nginx that is reloaded ends HTTP/2 connections with
 * GOAWAY; what it had not begun, browsers send again (RFC 9113, section 6.8). curl reports it as its error 16 instead.
 */
const LOOP = `
ca=$0
ask() {
  answer=$(once "$@")
  if [ $? = 16 ]; then echo again; answer=$(once "$@"); fi
  echo "$answer"
}
once() {
  curl --silent --output /dev/null --write-out '%{http_code} %{errormsg}' --max-time 10 --cacert "$ca" --connect-to ::127.0.0.1: "$@"
}
while :; do
  for url in https://${NAMES.api}/health/live https://${NAMES.member}/config.js https://${NAMES.console}/admin/; do ask "$url"; done
  ask --json '{}' https://${NAMES.api}/public/getHighlights
done`;

/** Starts it. Its results go to a file, because a pipe fills up while this process waits for another. */
export function startTraffic({ system, authority }: Stage): {
  /** @returns number of requests, of those that were sent again, and what the failed ones said */
  stop: () => Promise<{ count: number; again: number; failures: string[] }>;
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
      const answers = lines.filter((line) => line !== 'again');
      expectThat(answers.length > 0, 'No request ended meanwhile.');
      return {
        count: answers.length,
        again: lines.length - answers.length,
        failures: answers.filter((line) => !/^2\d\d /.test(line)),
      };
    },
  };
}
