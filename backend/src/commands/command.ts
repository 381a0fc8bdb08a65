/** An option of a command; `--name` or, with `value`, `--name VALUE`. */
export interface Option {
  /** Placeholder of its value in the help; without it the option is a switch. */
  readonly value?: string;
  /** For the help: what it does, and its default. */
  readonly meaning: string;
}

type Options = Readonly<Record<string, Option>>;
type Values<Given extends Options> = {
  readonly [Name in keyof Given]?: Given[Name] extends { readonly value: string } ? string : boolean;
};

/** Where a command reads its settings and writes its output. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  /** Writes a line of the command's result. */
  readonly print: (line: string) => void;
  /** Writes a line about an error, or about what the command is doing. */
  readonly complain: (line: string) => void;
}

/** A command and how it is called. */
interface Specification<Given extends Options> {
  /** One or two words: `admin create`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further lines for its own help: settings it reads, what it refuses. */
  readonly details?: string;
  /** Names of the arguments in their order; one in square brackets may be left out, one with `...` may be repeated. */
  readonly parameters?: readonly string[];
  readonly options?: Given;
  /**
   * @returns the exit status; 0 by default
   * @throws Error whose message is for the operator; the exit status is then 1
   */
  run(call: Call<Given>): Promise<number | void>;
}

interface Call<Given extends Options> extends Terminal {
  readonly parameters: readonly string[];
  readonly options: Values<Given>;
}

/** A command whose options are checked when it runs. */
export type Command = Omit<Specification<Options>, 'run'> & {
  run(call: Call<Record<string, Option>>): Promise<number | void>;
};

/** Declares a command; `run` gets its options with their types. */
export function command<const Given extends Options>(specification: Specification<Given>): Command {
  return {
    ...specification,
    // The router parses only the options that are declared here.
    run: (call) => specification.run(call as Call<Given>),
  };
}

/** The command was called in a way that its help does not describe; the exit status is 2. */
export class UsageError extends Error {}
