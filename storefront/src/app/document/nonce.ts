import { createContext, useContext } from 'react'

/** The nonce of this answer's Content-Security-Policy; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')
export const useNonce = () => useContext(NonceContext)
