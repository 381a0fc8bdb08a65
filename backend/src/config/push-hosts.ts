/** A host name or an IPv4 address; a part of a name has letters, digits and hyphens. */
const NAME = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const WITH_PORT = /^(.*?)(?::([1-9]\d{0,4}))?$/;

interface Entry {
  /** In lower case; begins with a dot if any name that ends so will do. */
  readonly name: string;
  /** TCP port, empty for 443. */
  readonly port: string;
}

/** The push services of the setting `PUSH_HOSTS`. */
export class PushHosts {
  private readonly entries: readonly Entry[];

  /** @param text entries as {@link isList} accepts them */
  constructor(text: string) {
    this.entries = text.split(',').map((entry) => entryOf(entry.trim()));
  }

  /** Whether a text lists hosts, separated by commas: `name`, `name:port` or `*.end.of.names`. */
  static isList(text: string): boolean {
    return text.split(',').every((entry) => {
      const { name } = entryOf(entry.trim());
      return NAME.test(name.startsWith('.') ? `*${name}` : name);
    });
  }

  /** The address of a push service, or null if it is not `https`, names a user, or its host and port are not listed. */
  read(address: string): URL | null {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
    return this.entries.some((entry) => matches(entry, url)) ? url : null;
  }

  /** Whether a host is listed by its whole name, not by its end. */
  hasByName(url: URL): boolean {
    return this.entries.some((entry) => !entry.name.startsWith('.') && matches(entry, url));
  }
}

function entryOf(entry: string): Entry {
  const [, name = '', port = ''] = WITH_PORT.exec(entry) ?? [];
  return { name: name.toLowerCase().replace(/^\*\./, '.'), port: port === '443' ? '' : port };
}

function matches({ name, port }: Entry, url: URL): boolean {
  if (url.port !== port) return false;
  // A dot at the end of a name means the same host.
  const host = url.hostname.replace(/\.$/, '');
  return name.startsWith('.') ? host.endsWith(name) : host === name;
}
