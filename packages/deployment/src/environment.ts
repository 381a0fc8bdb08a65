import { isAbsolute } from 'node:path';

/** Characters that are safe unquoted in an nginx configuration: none can end a directive or start another. */
const SAFE_UNQUOTED = /^[A-Za-z0-9._/:@%+=[\]-]+$/;
const HOST_AND_PORT = /^(?:[A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/;
const NETWORK = /^[0-9a-fA-F.:]+(?:\/\d{1,3})?$/;

/** Reads and validates environment variables. Collects all errors, so that one start reports every one of them. */
export class Environment {
  readonly faults: string[] = [];
  private readonly source: Record<string, string | undefined>;

  /** @param source an empty variable counts as unset */
  constructor(source: Record<string, string | undefined>) {
    this.source = source;
  }

  /** @throws Error listing all invalid variables, when there are any */
  refuseFaults(): void {
    if (this.faults.length === 0) return;
    throw new Error(
      `The environment is not usable:\n${this.faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }

  /** The variable without surrounding spaces; '' when it is unset. */
  text(name: string): string {
    return this.source[name]?.trim() ?? '';
  }

  /** A required variable. @param meaning explains the variable in the error message */
  required(name: string, meaning: string): string {
    const found = this.text(name);
    if (found === '') this.faults.push(`${name} is missing: ${meaning}`);
    return found;
  }

  /** An origin such as `https://api.example.org`: without a path and without a trailing slash. */
  origin(name: string, meaning: string, protocols: readonly string[]): URL {
    const found = this.required(name, meaning);
    if (found !== '') {
      const url = URL.canParse(found) ? new URL(found) : undefined;
      if (url && protocols.includes(url.protocol) && url.origin === found) return url;
      this.faults.push(
        `${name} must be ${meaning}, as ${protocols.map((each) => `${each}//host`).join(' or ')} without a path`,
      );
    }
    return new URL('https://missing.invalid');
  }

  /** An absolute path that needs no quotes in an nginx configuration. */
  path(name: string, fallback: string | undefined, meaning: string): string {
    const found = this.text(name) || fallback || this.required(name, meaning);
    if (found !== '' && !(isAbsolute(found) && SAFE_UNQUOTED.test(found))) {
      this.faults.push(`${name} must be an absolute path without spaces and quotes: ${meaning}`);
    }
    return found;
  }

  /** A whole number. */
  number(name: string, fallback: number, least: number, most: number): number {
    const found = this.text(name);
    if (found === '') return fallback;
    const number = Number(found);
    if (/^\d+$/.test(found) && number >= least && number <= most) return number;
    this.faults.push(`${name} must be a whole number from ${least} to ${most}`);
    return fallback;
  }

  /** Servers as `host:port`, separated by commas; at least one. */
  servers(name: string, meaning: string): string[] {
    const found = this.required(name, meaning);
    const servers = list(found);
    if (found !== '' && (servers.length === 0 || !servers.every((each) => HOST_AND_PORT.test(each)))) {
      this.faults.push(`${name} must be ${meaning}, as host:port, separated by commas`);
    }
    if (new Set(servers).size < servers.length) this.faults.push(`${name} names a server twice`);
    return servers;
  }

  /** IP addresses or networks, separated by commas; may be empty. */
  networks(name: string): string[] {
    const networks = list(this.text(name));
    if (!networks.every((each) => NETWORK.test(each))) {
      this.faults.push(`${name} must be addresses or networks such as 10.0.0.0/8, separated by commas`);
    }
    return networks;
  }

  /** Where to listen: a port on every address, or `address:port`. */
  listen(name: string, fallback: string): string {
    const found = this.text(name) || fallback;
    if (/^\d{1,5}$/.test(found) || HOST_AND_PORT.test(found)) return found;
    this.faults.push(`${name} must be a port, or an address and a port such as 127.0.0.1:8081`);
    return fallback;
  }

  /** The name of a system account, or ''. */
  account(name: string): string {
    const found = this.text(name);
    if (found !== '' && !/^[a-z_][a-z0-9_-]*$/.test(found)) this.faults.push(`${name} must name an account`);
    return found;
  }
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
