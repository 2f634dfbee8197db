import { Modules } from '@medusajs/framework/utils'
import path from 'node:path'
import { env } from '../env'
import { bucketManners } from './bucket'

/** Where the shop hands out files by itself. */
const filesUrl = `${env.BACKEND_PUBLIC_URL}/api/files`

const fileProvider = env.S3_BUCKET
  ? {
      resolve: './src/providers/s3-files',
      id: 's3',
      options: {
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        file_url: env.S3_FILE_URL,
        exports_url: filesUrl,
        // Buckets of today refuse an object that brings rights of its own.
        ...(!env.S3_ACLS && { acl: false }),
        ...(env.S3_ACCESS_KEY_ID
          ? { access_key_id: env.S3_ACCESS_KEY_ID, secret_access_key: env.S3_SECRET_ACCESS_KEY }
          : { authentication_method: 's3-iam-role' }),
        additional_client_config: bucketManners,
      },
    }
  : {
      resolve: '@medusajs/medusa/file-local',
      id: 'local',
      options: {
        // Apart from what only the shop itself may read: artworks, print files, exports.
        upload_dir: path.resolve(env.FILES_DIR, 'public'),
        private_upload_dir: path.resolve(env.FILES_DIR),
        backend_url: filesUrl,
      },
    }

const redis = { redisUrl: env.REDIS_URL }
/** Whoever asks a Redis that is away, or says nothing, is told so soon and goes on without. */
const hasty = { ...redis, redisOptions: { maxRetriesPerRequest: 1, commandTimeout: 1500 } }
/** More than there are jobs, so that none waits for another which waits for a service that hangs. */
const JOBS_AT_ONCE = 64
/** Of those that a worker hears: a settling of all memberships, or a mail server that hangs, holds up no other. */
const EVENTS_AT_ONCE = 16
const redisModules = [
  {
    key: Modules.EVENT_BUS,
    resolve: './src/modules/patient_event_bus',
    options: { ...redis, workerOptions: { concurrency: EVENTS_AT_ONCE } },
  },
  {
    key: Modules.WORKFLOW_ENGINE,
    resolve: './src/modules/patient_workflow_engine',
    options: {
      redis: {
        ...redis,
        // No limit of time: its workers wait for work at the same connection.
        redisOptions: { maxRetriesPerRequest: 1 },
        jobWorkerOptions: { concurrency: JOBS_AT_ONCE },
      },
    },
  },
  { resolve: '@medusajs/medusa/cache-redis', options: hasty },
  {
    resolve: '@medusajs/medusa/locking',
    options: {
      providers: [{ resolve: './src/providers/steady-locks', id: 'redis', is_default: true, options: hasty }],
    },
  },
]

const caching = env.REDIS_URL
  ? {
      providers: [
        {
          resolve: '@medusajs/caching-redis',
          id: 'redis',
          is_default: true,
          // Asked by nearly every page; without it the page is only made anew.
          options: { ...hasty, redisOptions: { ...hasty.redisOptions, commandTimeout: 400 } },
        },
      ],
    }
  : { in_memory: { enable: true } }

/** Where files lie, what is cached and, with REDIS_URL, what several processes share. */
export const infrastructureModules = [
  { resolve: '@medusajs/medusa/caching', options: caching },
  { resolve: './src/modules/catalogue_cache' },
  { resolve: '@medusajs/medusa/file', options: { providers: [fileProvider] } },
  ...(env.REDIS_URL ? redisModules : []),
]
