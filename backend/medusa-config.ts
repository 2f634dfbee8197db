import { defineConfig } from '@medusajs/framework/utils'
import path from 'node:path'
import { brand } from './src/brand'
import { env } from './src/env'

const plugin = (name: string, options: Record<string, unknown> = {}) => ({
  resolve: `@caseloom/${name}`,
  options,
})
const files = env.S3_BUCKET
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
        upload_dir: path.resolve(env.FILES_DIR),
        backend_url: `${env.BACKEND_PUBLIC_URL}/api/files`,
      },
    }
const redisModules = env.REDIS_URL
  ? [
      { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl: env.REDIS_URL } },
      { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: { redisUrl: env.REDIS_URL } } },
      { resolve: '@medusajs/medusa/cache-redis', options: { redisUrl: env.REDIS_URL } },
      {
        resolve: '@medusajs/medusa/locking',
        options: {
          providers: [
            {
              resolve: '@medusajs/medusa/locking-redis',
              id: 'redis',
              is_default: true,
              options: { redisUrl: env.REDIS_URL },
            },
          ],
        },
      },
    ]
  : []

const prodigi = {
  apiKey: env.prodigi.apiKey,
  baseUrl: env.prodigi.baseUrl,
  callbackBaseUrl: `${env.BACKEND_PUBLIC_URL}/api/webhooks/prodigi`,
  carrierStatusUrl: env.prodigi.carrierStatusUrl,
  // The sandbox prints in seconds, Prodigi in days.
  pollIntervalSeconds: env.prodigi.mode === 'sandbox' ? 15 : 900,
}

export default defineConfig({
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    databaseDriverOptions: { pool: { min: 0, max: 40 } },
    redisUrl: env.REDIS_URL,
    workerMode: env.MEDUSA_WORKER_MODE,
    http: {
      storeCors: env.PUBLIC_URL,
      adminCors: env.BACKEND_PUBLIC_URL,
      authCors: env.BACKEND_PUBLIC_URL,
      jwtSecret: env.JWT_SECRET,
      cookieSecret: env.COOKIE_SECRET,
    },
  },
  admin: { disable: env.DISABLE_MEDUSA_ADMIN, path: '/app', backendUrl: '/' },
  plugins: [
    plugin('mail', { publicUrl: env.PUBLIC_URL, brand }),
    plugin('ai-designs'),
    plugin('stripe-checkout'),
    plugin('order-approval'),
    plugin('prodigi', prodigi),
  ],
  modules: [
    {
      resolve: '@medusajs/medusa/fulfillment',
      options: {
        providers: [
          { resolve: '@medusajs/medusa/fulfillment-manual', id: 'manual' },
          {
            resolve: '@caseloom/prodigi/.medusa/server/src/providers/prodigi',
            id: 'prodigi',
            options: { apiKey: prodigi.apiKey, baseUrl: prodigi.baseUrl },
          },
        ],
      },
    },
    { resolve: './src/modules/device_catalog' },
    { resolve: './src/modules/account_security' },
    { resolve: '@medusajs/medusa/file', options: { providers: [files] } },
    {
      resolve: '@medusajs/medusa/auth',
      options: { providers: [{ resolve: '@medusajs/medusa/auth-emailpass', id: 'emailpass' }] },
    },
    {
      resolve: '@medusajs/medusa/notification',
      options: {
        providers: [
          {
            resolve: '@caseloom/mail/.medusa/server/src/providers/smtp',
            id: 'mail',
            options: { channels: ['email'], smtpUrl: env.mail.url, from: env.mail.from },
          },
        ],
      },
    },
    ...redisModules,
  ],
})
