/** What the server tells; see its contract. */
export type LiveEvent =
  | { event: 'hello'; data: { unread: number; newPosts: number; counts: PostCounts[] } }
  | { event: 'unread'; data: { unread: number } }
  | { event: 'posts'; data: { newPosts: number } }
  | { event: 'counts'; data: PostCounts[] }
  | { event: 'bye'; data: { reason: 'moving' | 'replaced' | 'session'; retryMs: number } };

export interface PostCounts {
  /** Post id. */
  id: string;
  likes: number;
  comments: number;
}

/**
 * Reads server-sent events until the stream ends.
 * @param onEvent called with each event; those of a later version may have other names
 * @param onSign called with everything that arrives, also between events
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
  onSign: () => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const event = /^event: (.+)$/m.exec(frame)?.[1];
      const data = /^data: (.+)$/m.exec(frame)?.[1];
      if (event !== undefined && data !== undefined) {
        onEvent({ event, data: JSON.parse(data) as unknown } as LiveEvent);
      }
    }
  }
}
