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

/** For a shop that hundreds of tests share and nobody measures. */
export const SHARED_SHOP = {
  // A quarter of the pixels: most tests want a picture, not this one.
  IMAGE_SIZE: '576x960',
  // In MB: what a request makes is gone with it, and with room need not be looked at twice.
  NODE_OPTIONS: '--max-semi-space-size=64',
}
