declare global {
  interface Window {
    /** Gives the page, now alive, what its visitor did before it was. Absent while developing. */
    giveEarly?: () => void
  }
}

/**
 * Keeps what a visitor does while the page is seen but not yet alive: words, ticks and choices, presses of buttons and
 * forms sent, each once. `window.giveEarly` does it all again in that order, and tells where pointer and focus are. Links, and forms with an address of their own, work without scripts and are left to the browser.
 *
 * Nothing of it reaches React meanwhile: an event that it hears while it still waits for the page's data makes it take
 * over at once, which it can't, and gives up for good (its error 345).
 *
 * It stands in the page as text, so it may use nothing from outside its own braces.
 */
export function keepEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  /** All that React takes a page over for. */
  const KINDS =
    'click auxclick dblclick contextmenu beforeinput input textInput change submit reset focusin focusout keydown keypress ' +
    'keyup mousedown mouseup mouseover mouseout mousemove pointerdown pointerup pointercancel pointerover pointerout ' +
    'pointermove gotpointercapture lostpointercapture touchstart touchmove touchend touchcancel compositionstart ' +
    'compositionupdate compositionend copy cut paste dragstart dragenter dragover dragleave dragend drop'
  const kinds = KINDS.split(' ')
  const entered = new Map<Field, string | boolean>()
  const acts = new Map<HTMLElement, () => void>()
  let seen = false
  /** Not where a browser only tells of a pointer that the page came under, or gave a field the focus. */
  let somebody = false

  const keepEntry = (field: Field) => {
    const ticks = field.type === 'checkbox' || field.type === 'radio'
    entered.set(field, ticks ? (field as HTMLInputElement).checked : field.value)
  }
  const keepPress = (at: Element) => {
    const button = at.closest('button')
    if (button && !(button.form && button.type === 'submit')) acts.set(button, () => button.click())
  }
  const keepSending = (form: HTMLFormElement, event: SubmitEvent) => {
    if (form.hasAttribute('action')) return
    const { submitter } = event
    acts.set(form, () => (submitter?.isConnected ? form.requestSubmit(submitter) : form.requestSubmit()))
    event.preventDefault()
  }
  const keep = (event: Event) => {
    // Others who listen here still hear it: they began the scripts, or wait for a sign of somebody.
    event.stopPropagation()
    seen = true
    const { target, type } = event
    const { movementX, movementY } = event as MouseEvent
    if (movementX || movementY || !/over|out|move|focus/.test(type)) somebody = true
    if (!(target instanceof Element)) return
    if (type === 'click') keepPress(target)
    else if (type === 'submit') keepSending(target as HTMLFormElement, event as SubmitEvent)
    else if (type === 'input' || type === 'change') keepEntry(target as Field)
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
  const tellWhoIsThere = () => {
    if (!seen) return
    if (somebody) window.dispatchEvent(new Event('pointermove'))
    const under = [...document.querySelectorAll(':hover')].pop()
    for (const kind of ['pointerover', 'mouseover'])
      under?.dispatchEvent(new MouseEvent(kind, { bubbles: true }))
    const { activeElement } = document
    if (activeElement !== document.body)
      activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }

  for (const kind of kinds) window.addEventListener(kind, keep, true)
  window.giveEarly = () => {
    for (const kind of kinds) window.removeEventListener(kind, keep, true)
    tellWhoIsThere()
    for (const [field, value] of entered) if (field.isConnected) enter(field, value)
    for (const [element, act] of acts) if (element.isConnected) act()
    entered.clear()
    acts.clear()
    seen = false
    somebody = false
  }
}
