import 'react-router'

declare module 'react-router' {
  interface AppLoadContext {
    /** Of this answer's Content-Security-Policy. */
    nonce: string
  }
}
