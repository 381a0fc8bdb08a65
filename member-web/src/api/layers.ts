import { createNextState, isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** What this tab knows better than an answer that was asked for earlier. */
export interface Layer {
  /**
   * Changes an answer before anybody sees it.
   * @param endpoint which call was answered
   * @param answer a draft, to be changed in place
   */
  over(endpoint: string, answer: unknown): void;
}

/**
 * What is laid over the answers that arrive. The cache holds whatever came last, and what comes last may have been asked
 * for first: a list that left the server before a like reached it would take the like back.
 */
export class Layers {
  readonly #underWay = new Set<string>();
  readonly #laid = new Map<string, { layer: Layer; awaited?: Set<string> }>();

  /** Lays over every answer, until it is settled or lifted. Another one of the same key gives way. */
  lay(key: string, layer: Layer): void {
    this.#laid.set(key, { layer });
  }

  /** The server has it now: over the answers that are on their way alone, for those asked for later know it. */
  settle(key: string, layer: Layer): void {
    if (this.#underWay.size === 0) this.#laid.delete(key);
    else this.#laid.set(key, { layer, awaited: new Set(this.#underWay) });
  }

  lift(key: string): void {
    this.#laid.delete(key);
  }

  /** What is laid over every answer under this key; undefined when there is none, or it is settled. */
  openUnder(key: string): Layer | undefined {
    const laid = this.#laid.get(key);
    return laid?.awaited ? undefined : laid?.layer;
  }

  /** The session has changed: what is known was known to somebody else. */
  clear(): void {
    this.#laid.clear();
  }

  /** A call goes out. */
  begin(requestId: string): void {
    this.#underWay.add(requestId);
  }

  /** Its answer with everything laid over it that was not known when it was asked for. */
  layOver(requestId: string, endpoint: string, answer: unknown): unknown {
    const layers = [...this.#laid.values()].filter(({ awaited }) => awaited?.has(requestId) ?? true);
    if (layers.length === 0) return answer;
    return createNextState(answer, (draft: unknown) => {
      for (const { layer } of layers) layer.over(endpoint, draft);
    });
  }

  /** A call has ended, one way or another. */
  end(requestId: string): void {
    this.#underWay.delete(requestId);
    for (const [key, { awaited }] of this.#laid) {
      awaited?.delete(requestId);
      if (awaited?.size === 0) this.#laid.delete(key);
    }
  }
}

/** Puts the layers between the network and the cache; has to stand before the API's own middleware. */
export function layersMiddleware(layers: Layers): Middleware {
  const isQuery = ({ type }: { type: string }) => type.startsWith(`${baseApi.reducerPath}/executeQuery/`);
  return () => (next) => (action) => {
    if (baseApi.util.resetApiState.match(action)) layers.clear();
    if (isPending(action) && isQuery(action)) layers.begin(action.meta.requestId);
    if (isRejected(action) && isQuery(action)) layers.end(action.meta.requestId);
    if (!isFulfilled(action) || !isQuery(action)) return next(action);
    const { requestId, arg } = action.meta;
    const payload = layers.layOver(requestId, endpointOf(arg), action.payload);
    layers.end(requestId);
    return next({ ...action, payload });
  };
}

function endpointOf(arg: unknown): string {
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : '';
}
