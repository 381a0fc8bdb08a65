import { createNextState, isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

/** An optimistic or confirmed update of this tab that is newer than some answers. */
export interface Layer {
  /**
   * Applies the update to an answer before it reaches the cache.
   * @param endpoint which call was answered
   * @param answer a draft, to be changed in place
   */
  over(endpoint: string, answer: unknown): void;
}

/**
 * The updates that are applied to arriving answers. The cache keeps the answer that arrives last, but that may have
 * been requested first (a race condition): a list that left the server before a like reached it would undo the like.
 */
export class Layers {
  readonly #underWay = new Set<string>();
  readonly #laid = new Map<string, { layer: Layer; awaited?: Set<string> }>();

  /** Applies a layer to every answer until it is settled or lifted. It replaces an earlier one with the same key. */
  lay(key: string, layer: Layer): void {
    this.#laid.set(key, { layer });
  }

  /** The server has confirmed the update: apply it only to answers already requested, because later ones include it. */
  settle(key: string, layer: Layer): void {
    if (this.#underWay.size === 0) this.#laid.delete(key);
    else this.#laid.set(key, { layer, awaited: new Set(this.#underWay) });
  }

  lift(key: string): void {
    this.#laid.delete(key);
  }

  /** The unsettled layer with this key; undefined if there is none, or it is settled. */
  openUnder(key: string): Layer | undefined {
    const laid = this.#laid.get(key);
    return laid?.awaited ? undefined : laid?.layer;
  }

  /** The session has changed: these updates belong to another member. */
  clear(): void {
    this.#laid.clear();
  }

  /** A query starts. */
  begin(requestId: string): void {
    this.#underWay.add(requestId);
  }

  /** The answer of a query with all updates applied that were made after it was requested. */
  layOver(requestId: string, endpoint: string, answer: unknown): unknown {
    const layers = [...this.#laid.values()].filter(({ awaited }) => awaited?.has(requestId) ?? true);
    if (layers.length === 0) return answer;
    return createNextState(answer, (draft: unknown) => {
      for (const { layer } of layers) layer.over(endpoint, draft);
    });
  }

  /** A query has ended, with or without success. */
  end(requestId: string): void {
    this.#underWay.delete(requestId);
    for (const [key, { awaited }] of this.#laid) {
      awaited?.delete(requestId);
      if (awaited?.size === 0) this.#laid.delete(key);
    }
  }
}

/** Applies the layers between the network and the cache; must come before the API's own middleware. */
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
