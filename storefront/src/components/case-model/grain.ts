import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three'

const SIZE = 512

/** The same numbers for the same seed, in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function texture(pixels: Uint8Array<ArrayBuffer>, colour: boolean): DataTexture {
  const made = new DataTexture(pixels, SIZE, SIZE)
  made.wrapS = made.wrapT = RepeatWrapping
  made.magFilter = LinearFilter
  made.minFilter = LinearMipmapLinearFilter
  made.generateMipmaps = true
  made.anisotropy = 8
  if (colour) made.colorSpace = SRGBColorSpace
  made.needsUpdate = true
  return made
}

/** A relief of pebbles with creases between them, as leather has; it repeats without a seam. */
export function leatherGrain(cells = 46): DataTexture {
  const random = seeded(7)
  const seeds = Array.from({ length: cells * cells }, () => [random(), random(), random()] as const)
  const pixels = new Uint8Array(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [px, py] = [(x / SIZE) * cells, (y / SIZE) * cells]
      const [cx, cy] = [Math.floor(px), Math.floor(py)]
      let [first, second] = [9, 9]
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const index = ((cy + dy + cells) % cells) * cells + ((cx + dx + cells) % cells)
          const [jx = 0, jy = 0] = seeds[index] ?? []
          const distance = Math.hypot(cx + dx + jx - px, cy + dy + jy - py)
          if (distance < first) [first, second] = [distance, first]
          else if (distance < second) second = distance
        }
      }
      const value = 255 * Math.min(1, 0.25 + (second - first) * 1.5)
      pixels.fill(value, (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)
    }
  }
  return texture(pixels, false)
}

/** Fine noise, for moulded plastic and paper. */
export function fineGrain(seed = 3): DataTexture {
  const random = seeded(seed)
  const pixels = new Uint8Array(SIZE * SIZE * 4)
  for (let i = 0; i < SIZE * SIZE; i++) pixels.fill(90 + random() * 120, i * 4, i * 4 + 4)
  return texture(pixels, false)
}

/** Short fibres and specks of plants in a plain ground, as colours. */
export function fibreFlecks(ground: readonly number[], flecks: readonly (readonly number[])[]): DataTexture {
  const random = seeded(19)
  const pixels = new Uint8Array(SIZE * SIZE * 4)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const lift = (random() - 0.5) * 10
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = (ground[c] ?? 0) + lift
    pixels[i * 4 + 3] = 255
  }
  for (let n = 0; n < 2600; n++) {
    const colour = flecks[Math.floor(random() * flecks.length)] ?? [0, 0, 0]
    const [angle, bend] = [random() * Math.PI * 2, (random() - 0.5) * 0.09]
    const length = random() < 0.45 ? 2 : 5 + random() * 22
    const strength = 0.25 + random() * 0.6
    let [x, y] = [random() * SIZE, random() * SIZE]
    for (let step = 0; step < length; step++) {
      x += Math.cos(angle + bend * step)
      y += Math.sin(angle + bend * step)
      const at = (((Math.floor(y) + SIZE) % SIZE) * SIZE + ((Math.floor(x) + SIZE) % SIZE)) * 4
      for (let c = 0; c < 3; c++) {
        pixels[at + c] = (pixels[at + c] ?? 0) * (1 - strength) + (colour[c] ?? 0) * strength
      }
    }
  }
  return texture(pixels, true)
}
