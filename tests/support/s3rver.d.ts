declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      directory: string
      address?: string
      port?: number
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
