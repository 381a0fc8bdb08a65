import type { ErrorCode } from './app-error.js';

const REFUSES = 'refuses';

/**
 * Declares with which errors a handler refuses a call, for the contract: `@Refuses('not_found', 'stale')`. On a guard of
 * the whole API: with which it refuses any call. What a decorator such as `ForMember` or `Repeatable` brings along, it
 * declares itself; contract/refusals.ts describes each error and adds those of reading any request.
 */
export function Refuses(...errors: ErrorCode[]) {
  return (target: object, _method?: string | symbol, handler?: PropertyDescriptor): void => {
    const declaring = (handler?.value ?? target) as object;
    Reflect.defineMetadata(REFUSES, [...refusalsOf(declaring), ...errors], declaring);
  };
}

/** The errors that {@link Refuses} declares on a handler or a guard. */
export function refusalsOf(declaring: object): readonly ErrorCode[] {
  return (Reflect.getOwnMetadata(REFUSES, declaring) ?? []) as ErrorCode[];
}
