declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3 server that stores its objects in a directory; only the parts that tests use. */
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
