/** node s3-server.mjs <folder> <port> <bucket>: an S3-compatible server that checks signatures, for the shop as a cluster. */
import S3rver from '@20minutes/s3rver'

const [directory = '', port = '', bucket = ''] = process.argv.slice(2)
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
})
await server.run()
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
