/** As much of it as `s3-server.ts` uses: the package has no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    httpServer: import('node:http').Server;
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }
}
