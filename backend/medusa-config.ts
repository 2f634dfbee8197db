import { defineConfig } from '@medusajs/framework/utils'
import { authMethodsPerActor } from './src/config/auth'
import { infrastructureModules } from './src/config/infrastructure'
import { logging } from './src/config/logging'
import { plugins, providerModules } from './src/config/plugins'
import { env } from './src/env'

export default defineConfig({
  ...logging,
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    // A completion holds one connection while its workflows use others.
    databaseDriverOptions: {
      pool: { min: 0, max: 40 },
      idle_in_transaction_session_timeout: env.IDLE_TRANSACTION_SECONDS * 1000,
    },
    redisUrl: env.REDIS_URL,
    // Medusa would mark the admin's session cookie Secure in production, and never set it over plain http.
    cookieOptions: { sameSite: 'lax', secure: env.BACKEND_PUBLIC_URL.startsWith('https://') },
    // A call beside the one that ends or changes a session would write it back as it was.
    sessionOptions: { resave: false },
    workerMode: env.MEDUSA_WORKER_MODE,
    http: {
      storeCors: env.PUBLIC_URL,
      adminCors: env.BACKEND_PUBLIC_URL,
      authCors: env.BACKEND_PUBLIC_URL,
      jwtSecret: env.JWT_SECRET,
      cookieSecret: env.COOKIE_SECRET,
      authMethodsPerActor,
    },
  },
  admin: {
    disable: env.DISABLE_MEDUSA_ADMIN,
    path: '/app',
    backendUrl: '/',
    // Medusa's own limit of 1 MB is less than a photographer's picture.
    maxUploadFileSize: 40 * 1024 * 1024,
  },
  plugins,
  modules: [
    { resolve: './src/modules/device_catalog' },
    { resolve: './src/modules/account_security' },
    { resolve: './src/modules/customer_profile' },
    { resolve: './src/modules/social_sign_in' },
    { resolve: './src/modules/product_review' },
    { resolve: './src/modules/favourites' },
    { resolve: './src/modules/customer_cart' },
    { resolve: './src/modules/promotion_hold' },
    { resolve: './src/modules/job_heartbeat' },
    { resolve: './src/modules/activity' },
    { resolve: './src/modules/derived_files' },
    ...providerModules,
    ...infrastructureModules,
  ],
})
