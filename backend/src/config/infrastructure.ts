import path from 'node:path'
import { env } from '../env'

const fileProvider = env.S3_BUCKET
  ? {
      resolve: '@medusajs/medusa/file-s3',
      id: 's3',
      options: {
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        file_url: env.S3_FILE_URL,
        access_key_id: env.S3_ACCESS_KEY_ID,
        secret_access_key: env.S3_SECRET_ACCESS_KEY,
      },
    }
  : {
      resolve: '@medusajs/medusa/file-local',
      id: 'local',
      options: {
        // Apart from what only the shop itself may read: artworks, print files, exports.
        upload_dir: path.resolve(env.FILES_DIR, 'public'),
        private_upload_dir: path.resolve(env.FILES_DIR),
        backend_url: `${env.BACKEND_PUBLIC_URL}/api/files`,
      },
    }

const redis = { redisUrl: env.REDIS_URL }
const redisModules = [
  { resolve: '@medusajs/medusa/event-bus-redis', options: redis },
  { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis } },
  { resolve: '@medusajs/medusa/cache-redis', options: redis },
  {
    resolve: '@medusajs/medusa/locking',
    options: {
      providers: [
        { resolve: '@medusajs/medusa/locking-redis', id: 'redis', is_default: true, options: redis },
      ],
    },
  },
]

const caching = env.REDIS_URL
  ? { providers: [{ resolve: '@medusajs/caching-redis', id: 'redis', is_default: true, options: redis }] }
  : { in_memory: { enable: true } }

/** Where files lie, what is cached and, with REDIS_URL, what several processes share. */
export const infrastructureModules = [
  { resolve: '@medusajs/medusa/caching', options: caching },
  { resolve: './src/modules/catalogue_cache' },
  { resolve: '@medusajs/medusa/file', options: { providers: [fileProvider] } },
  ...(env.REDIS_URL ? redisModules : []),
]
