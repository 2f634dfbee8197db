import { useEffect, useState } from 'react'
import { detailOf, detailSize, type DetailMap } from '~/components/case/detail'
import type { Artwork } from '~/components/case/print-layer'
import { swatchesOf } from './swatches'

export interface PictureFacts {
  detail: DetailMap
  /** Colours that the picture is mostly made of. */
  swatches: string[]
}

/** What shows through a transparent picture while it is measured: the renderer takes the same. */
const BEHIND = '#808080'

async function read({ src, width, height }: Artwork): Promise<PictureFacts | null> {
  const image = new Image()
  image.src = src
  await image.decode()
  const size = detailSize({ width, height })
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, size.width, size.height)
  const swatches = swatchesOf(pen.getImageData(0, 0, size.width, size.height).data, size)
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = BEHIND
  pen.fillRect(0, 0, size.width, size.height)
  return { detail: detailOf(pen.getImageData(0, 0, size.width, size.height).data, size, 4), swatches }
}

/** What a picture's pixels tell, once it is there; null until then, and where the browser does not let them be read. */
export function usePixels(artwork: Artwork | null): PictureFacts | null {
  const [facts, setFacts] = useState<{ src: string; facts: PictureFacts | null } | null>(null)
  const src = artwork?.src
  const width = artwork?.width
  const height = artwork?.height
  useEffect(() => {
    if (!src || !width || !height) return
    let gone = false
    void read({ src, width, height })
      .catch(() => null)
      .then((found) => {
        if (!gone) setFacts({ src, facts: found })
      })
    return () => {
      gone = true
    }
  }, [src, width, height])
  return facts?.src === src ? (facts?.facts ?? null) : null
}
