import { familyOf, type TextFont } from './text-faces'

const loaded = new Map<TextFont, Promise<void>>()

async function load(font: TextFont): Promise<void> {
  const { FILES, RANGES } = await import('./text-files')
  const faces = FILES[font].map(
    (url, index) =>
      new FontFace(familyOf(font), `url(${JSON.stringify(url)})`, { unicodeRange: RANGES[index] ?? '' }),
  )
  for (const face of faces) document.fonts.add(face)
  // The second file is fetched by the browser once a letter of it is shown.
  await faces[0]?.load()
}

/** Fetches a face once; nobody who sets no words pays for it. A failed one is tried again the next time. */
export function loadFace(font: TextFont): Promise<void> {
  const known = loaded.get(font)
  if (known) return known
  const loading = load(font).catch((problem: unknown) => {
    loaded.delete(font)
    throw problem
  })
  loaded.set(font, loading)
  return loading
}
