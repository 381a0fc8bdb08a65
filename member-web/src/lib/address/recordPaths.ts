/** Paths of records. They stand apart from the others, which every first view loads. */
export const recordPaths = {
  /** A record that everybody with the link reads, with its signed code if there is one. */
  publicRecord: (serial: string, code?: string | null) =>
    `/records/${encodeURIComponent(serial)}${code ? `#${code}` : ''}`,
} as const;
