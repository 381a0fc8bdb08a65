declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3 server that keeps its objects in a directory; the parts of it that tests use. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
