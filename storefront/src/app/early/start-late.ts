/**
 * Fetches and runs the page's scripts once its first words and the pictures in view are painted, or as soon as somebody does
 * something: before that they would only keep the line from what there is to see.
 *
 * It stands in the page as text, behind what it starts, so it may use nothing from outside its own braces.
 */
export function startLate(): void {
  const LONGEST_MS = 2_500
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // Each by itself, or a phone is busy for as long as all of them take.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
      setTimeout(() => {
        link.rel = 'modulepreload'
      })
    setTimeout(run)
  }
  const run = () => {
    const waiting = document.querySelector<HTMLScriptElement>('script[type="later"]')
    if (!waiting) return
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.textContent = waiting.textContent
    waiting.replaceWith(script)
  }
  const inView = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const beginWithPictures = async () => {
    const pictures = [...document.images].filter(inView)
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    requestAnimationFrame(() => setTimeout(begin))
  }
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, begin, true)
  // A page that nobody looks at is never painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin()
  else
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) void beginWithPictures()
    }).observe({ type: 'paint', buffered: true })
  setTimeout(begin, LONGEST_MS)
}
