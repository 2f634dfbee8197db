declare global {
  interface Window {
    /** Gives the page, now alive, what its visitor did before it was. Absent while developing. */
    giveEarly?: () => void
  }
}

/**
 * Keeps what a visitor does while the page is seen but not yet alive: words, ticks and choices, presses of buttons and
 * forms sent, each once. `window.giveEarly` does it all again in that order. Links, and forms with an address of their own,
 * work without scripts and are left alone.
 *
 * It stands in the page as text, so it may use nothing from outside its own braces.
 */
export function keepEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const KINDS = ['input', 'change', 'click', 'submit'] as const
  const entered = new Map<Field, string | boolean>()
  const acts = new Map<HTMLElement, () => void>()

  const keep = (event: Event) => {
    const at = event.target
    if (!(at instanceof HTMLElement || at instanceof SVGElement)) return
    if (at instanceof HTMLFormElement) {
      if (at.hasAttribute('action')) return
      const { submitter } = event as SubmitEvent
      acts.set(at, () => (submitter?.isConnected ? at.requestSubmit(submitter) : at.requestSubmit()))
      event.preventDefault()
    } else if (event.type === 'click') {
      const button = at.closest('button')
      if (!button || (button.form && button.type === 'submit')) return
      acts.set(button, () => button.click())
    } else {
      const field = at as Field
      const ticks = field.type === 'checkbox' || field.type === 'radio'
      entered.set(field, ticks ? (field as HTMLInputElement).checked : field.value)
    }
    event.stopImmediatePropagation()
  }

  const enter = (field: Field, value: string | boolean) => {
    if (typeof value === 'boolean') {
      if (field.type === 'radio' && !value) return
      // React compares with what it was last told, so the field goes back first, and then is ticked as by hand.
      ;(field as HTMLInputElement).checked = !value
      field.click()
      return
    }
    if (field.type !== 'file') {
      field.value = value === '' ? ' ' : ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    }
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }

  for (const kind of KINDS) window.addEventListener(kind, keep, true)
  window.giveEarly = () => {
    for (const kind of KINDS) window.removeEventListener(kind, keep, true)
    for (const [field, value] of entered) if (field.isConnected) enter(field, value)
    for (const [element, act] of acts) if (element.isConnected) act()
    entered.clear()
    acts.clear()
  }
}
