const secret = 'x'.repeat(32)

/** The least that a shop has to be told. */
export const leastSettings = {
  DATABASE_URL: 'postgres://localhost/caseloom',
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  FILE_SIGNING_SECRET: secret,
}
