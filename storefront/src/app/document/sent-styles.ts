import { setNonce } from 'get-nonce'

export const MARK = 'data-shop-styles'

/** The styles that the server put into this page; none on the server itself, nor while developing. */
export const sentStyles = import.meta.env.SSR
  ? null
  : document.querySelector<HTMLStyleElement>(`style[${MARK}]`)

/**
 * Lets in what libraries write while a page is used, the scroll lock of dialogs and the styles of toasts: the page policy
 * wants this answer's nonce on them, and each looks for it in a place of its own.
 */
export function admitWrittenStyles(nonce = sentStyles?.nonce): void {
  if (!nonce) return
  setNonce(nonce)
  Object.assign(window, { __nonce__: nonce })
}
