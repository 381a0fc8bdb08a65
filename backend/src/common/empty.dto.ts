/** The body of calls that need nothing: `{}`. */
export class EmptyDto {}
