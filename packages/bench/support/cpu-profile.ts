import type { Profiler } from 'node:inspector';

/** What a part of a request is spent on, by the names of the packages that do it. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'PostgreSQL client': /^(pg|pg-.*|postgres-.*)$/,
  Express:
    /^(express|router|body-parser|raw-body|cors|helmet|path-to-regexp|on-finished|ee-first|parseurl|proxy-addr|content-type|type-is|mime-types|mime-db|accepts|negotiator|vary|bytes|depd|statuses|send|encodeurl|etag|qs|iconv-lite|forwarded|ipaddr\.js|media-typer)$/,
  Nest: /^(@nestjs\/.*|rxjs|reflect-metadata|nestjs-.*)$/,
  validation: /^(class-validator|class-transformer|validator|libphonenumber-js)$/,
  'log line': /^(pino|sonic-boom|thread-stream|on-exit-leak-free|atomic-sleep|safe-stable-stringify)$/,
};
const OWN = 'own code';
const NODE = "Node's HTTP with the answer's writing, timers";
/** Names that V8 gives to what is no function. */
const IDLE = '(idle)';
const SPECIAL: Readonly<Record<string, string>> = {
  '(garbage collector)': 'garbage collection',
  '(program)': 'outside JavaScript',
};

/**
 * The parts of the busy time of a profile, which add up to 1. Time counts for the innermost package or file that is on the
 * stack, so that a write to PostgreSQL's socket counts for its client. What HTTP does counts for HTTP, whoever calls it.
 */
export function partsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Record<string, number> {
  const part = new Map<number, string>();
  const visit = (id: number, inherited: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const own = partOf(node.callFrame) ?? inherited;
    part.set(id, own);
    for (const child of node.children ?? []) visit(child, own);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  visit(nodes[0]?.id ?? 0, NODE);
  const times: Record<string, number> = {};
  let busy = 0;
  samples.forEach((id, index) => {
    const name = part.get(id) ?? NODE;
    if (name === IDLE) return;
    const time = timeDeltas[index] ?? 0;
    busy += time;
    times[name] = (times[name] ?? 0) + time;
  });
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time / busy]));
}

/** Undefined for Node's other functions, which work for who called them. */
function partOf({ functionName, url }: Profiler.ProfileNode['callFrame']): string | undefined {
  if (functionName === IDLE) return IDLE;
  if (Object.hasOwn(SPECIAL, functionName)) return SPECIAL[functionName];
  if (url.endsWith('/profile-cpu.mjs')) return 'this profiler';
  if (url.startsWith('node:_http_')) return NODE;
  if (url === '' || url.startsWith('node:')) return undefined;
  const name = url.split('/node_modules/').at(-1);
  if (name === undefined || name === url) return OWN;
  const [scope = '', rest = ''] = name.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  const known = Object.entries(PARTS).find(([, pattern]) => pattern.test(packageName));
  return known?.[0] ?? 'other packages';
}
