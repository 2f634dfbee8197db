let known: boolean | null = null

/** Whether this browser can show the model; asked once, since every try takes one of its few contexts. */
export function hasWebGl(): boolean {
  known ??= tryWebGl()
  return known
}

function tryWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
