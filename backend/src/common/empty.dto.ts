/** The body of calls without parameters: `{}`. */
export class EmptyDto {}
