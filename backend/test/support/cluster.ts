/** What the run's start leaves for its end. */
export interface TestCluster {
  /** Temporary directory of the whole run. */
  readonly directory: string;
  stop(): Promise<void>;
}
