/** What the shops under test sign with. */
export const SECRET = 'a-secret-for-tests-that-signs-nothing-real'

/** What every process of a backend under test is given; nothing of the caller's own .env reaches it. */
export const BACKEND_ENV = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  JWT_SECRET: SECRET,
  COOKIE_SECRET: SECRET,
  FILE_SIGNING_SECRET: SECRET,
  MEDUSA_DISABLE_TELEMETRY: 'true',
}
