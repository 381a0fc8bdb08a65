/** Words of the shell itself, and those that take the place of a command. */
const BUILTIN = new Set(
  ': . [ break cd command continue echo eval exec exit export false kill printf read return set shift test trap true ulimit umask unset wait'.split(
    ' ',
  ),
);
const LEADING = new Set(['!', '{', 'do', 'elif', 'else', 'if', 'then', 'time', 'until', 'while']);
const CLOSING = new Set(['}', 'case', 'done', 'esac', 'fi', 'for', 'function', 'in']);
/** Programs whose arguments are a command. */
const WRAPPERS = new Set(['env', 'exec', 'runuser', 'setpriv', 'setsid', 'su', 'timeout', 'with', 'xargs']);
/** A here-document that is a file of shell functions. */
const FUNCTIONS = 'FUNCTIONS';

/**
 * The programs that shell commands call, for the shell that our pages use: no arithmetic, no `case`.
 * @param known programs that are recognised as arguments of others, such as `xargs rm`
 * @param functions names that are functions of the shell
 */
export function programsIn(
  text: string,
  known: ReadonlySet<string>,
  functions: ReadonlySet<string> = functionsIn(text),
): string[] {
  const found = new Set<string>();
  const variables = new Map<string, string>();
  const commands = split(withoutDocuments(text));
  for (const words of commands) {
    let rest = words;
    for (;;) {
      const [first = ''] = rest;
      const [, name, value = ''] = /^([A-Za-z_]\w*)=(.*)$/s.exec(first) ?? [];
      if (name !== undefined) variables.set(name, unquote(value));
      if (name === undefined && !LEADING.has(first)) break;
      rest = rest.slice(1);
    }
    const [first = '', ...args] = rest;
    if (rest.length === 0 || CLOSING.has(first) || args[0] === '()') continue;
    const program = /^\$\{?(\w+)\}?$/.exec(first)
      ? ((variables.get(first.replaceAll(/[${}]/g, '')) ?? '').split(' ')[0] ?? '')
      : unquote(first);
    if (program === '' || functions.has(program)) continue;
    if (WRAPPERS.has(program)) {
      for (const arg of args) {
        const [inner = ''] = unquote(arg).split(/\s/);
        if (known.has(inner)) found.add(inner);
      }
    }
    if (!BUILTIN.has(program) && !functions.has(program) && /^[a-z][\w.-]*$/.test(program))
      found.add(program);
  }
  return [...found];
}

/** The functions that shell commands define. */
export function functionsIn(text: string): ReadonlySet<string> {
  const definitions = split(withoutDocuments(text)).filter(([, second]) => second === '()');
  return new Set(definitions.map(([name = '']) => name));
}

const unquote = (word: string) => word.replace(/^(["'])(.*)\1$/s, '$2');

/** Without the text of here-documents, unless it is shell. */
function withoutDocuments(text: string): string {
  return text.replaceAll(
    /<<-?\s*(['"]?)(\w+)\1([^\n]*)\n(.*?)^\2$/gms,
    (_, _quote, tag: string, line: string, body: string) =>
      tag === FUNCTIONS ? `${line}\n${body}` : `${line}\n`,
  );
}

/** Commands, each as its words; what `$(…)` runs is a command of its own. */
function split(text: string): string[][] {
  const commands: string[][] = [[]];
  let word = '';
  const endWord = () => {
    if (word !== '') commands.at(-1)?.push(word);
    word = '';
  };
  const endCommand = () => {
    endWord();
    if (commands.at(-1)?.length !== 0) commands.push([]);
  };
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at);
    const character = text[at] ?? '';
    const special = /^(\\\n|\\.|'[^']*'|\$\(|"|[&|;\n]+|\(\)|[()]|\d*[<>]+(&\d+)?|[ \t]+|#[^\n]*)/s.exec(
      rest,
    )?.[0];
    if (special === undefined) word += character;
    else if (special === '\\\n') {
      endWord();
      at += 1;
    } else if (special.startsWith('#') && word !== '') word += character;
    else if (special.startsWith('#')) at += special.length - 1;
    else if (special === '$(' || special === '"') {
      const end = special === '"' ? endOfQuote(text, at) : endOfSubstitution(text, at);
      const whole = text.slice(at, end + 1);
      const inner = special === '"' ? substitutions(whole) : [whole.slice(2, -1)];
      word += special === '"' ? whole : '$()';
      // After the command that they are part of, which goes on.
      const current = commands.pop() ?? [];
      commands.push(...inner.flatMap((each) => split(each)).filter(({ length }) => length > 0), current);
      at = end;
    } else if (special === '()') {
      endWord();
      commands.at(-1)?.push('()');
      commands.push([]);
      at += 1;
    } else if (/^[&|;\n()]/.test(special)) {
      endCommand();
      at += special.length - 1;
    } else if (/^\d*[<>]/.test(special) && (word === '' || !/^\d/.test(special))) {
      endWord();
      at += special.length - 1;
      // A file is no word of the command.
      at += /^[ \t]*("[^"]*"|'[^']*'|[^\s;&|()]*)/.exec(text.slice(at + 1))?.[0].length ?? 0;
    } else if (/^[ \t]/.test(special)) {
      endWord();
      at += special.length - 1;
    } else {
      word += special;
      at += special.length - 1;
    }
  }
  endCommand();
  return commands.filter(({ length }) => length > 0);
}

function endOfQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('$(', at)) at = endOfSubstitution(text, at);
    else if (text[at] === '"') return at;
  }
  return text.length - 1;
}

function endOfSubstitution(text: string, from: number): number {
  for (let at = from + 2; at < text.length; at += 1) {
    if (text[at] === '"') at = endOfQuote(text, at);
    else if (text[at] === "'") at = text.indexOf("'", at + 1);
    else if (text.startsWith('$(', at)) at = endOfSubstitution(text, at);
    else if (text[at] === ')') return at;
  }
  return text.length - 1;
}

/** What `$(…)` in a quoted word runs. */
function substitutions(quoted: string): string[] {
  const found: string[] = [];
  for (let at = quoted.indexOf('$('); at >= 0; at = quoted.indexOf('$(', at + 1)) {
    const end = endOfSubstitution(quoted, at);
    found.push(quoted.slice(at + 2, end));
    at = end;
  }
  return found;
}
