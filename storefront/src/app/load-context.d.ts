import 'react-router'

declare module 'react-router' {
  interface AppLoadContext {
    /** Of this answer's Content-Security-Policy. */
    nonce: string
    /** Who asks for the page, and the proxies that say so: `X-Forwarded-For` of a call that is made for them. */
    callers: string
  }
}
