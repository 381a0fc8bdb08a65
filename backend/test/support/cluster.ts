/** What the global setup passes to the global teardown. */
export interface TestCluster {
  /** Temporary directory of the whole run. */
  readonly directory: string;
  stop(): Promise<void>;
}
