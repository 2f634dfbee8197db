import type { MouseEventHandler } from 'react'

const swallow: MouseEventHandler<HTMLButtonElement> = (event) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * What a press on a button does that is said to be off by `aria-disabled`: nothing, a form's Enter neither. Unlike one that
 * is `disabled` under the finger of the keyboard, such a button keeps the focus.
 */
export const pressOf = (off: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  off ? swallow : onClick
