import { ChunkLoadError, retryChunks } from '@campus-commons/web-kit/lazyChunk.ts';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** A new one clears the failure. */
  resetKey?: string;
  /** What is shown instead. @param retry renders the children again, and loads code that did not arrive */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called when something has failed. */
  onFailed?: () => void;
  children: ReactNode;
}

interface BoundaryState {
  /** The thrown value, wrapped in an object because any value can be thrown, even undefined. */
  failure?: { error: unknown };
}

/**
 * An error boundary: replaces its children when one fails, or its code cannot be loaded. Code that did not arrive offline is
 * loaded when the network is back.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onOnline);
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override componentDidUpdate(previous: BoundaryProps, { failure }: BoundaryState): void {
    // A screen that fails while it is opened changes the key and fails in one commit: only an earlier failure is cleared.
    const isEarlier = failure !== undefined && failure === this.state.failure;
    if (isEarlier && previous.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = (): void => {
    retryChunks();
    this.setState({ failure: undefined });
  };

  readonly #onOnline = (): void => {
    if (this.state.failure?.error instanceof ChunkLoadError) this.#retry();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.#retry) : this.props.children;
  }
}
