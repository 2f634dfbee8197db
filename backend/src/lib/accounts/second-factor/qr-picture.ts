import type { SecondFactorSetup } from '@caseloom/contract'
import { encode } from 'uqr'

/** A text as a QR code: its dark fields as one SVG path, row by row, with the four light ones round it that readers want. */
export function qrPicture(text: string): SecondFactorSetup['picture'] {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  let path = ''
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (x + 1 < size && row[x + 1]) x += 1
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`
    }
  return { size, path }
}
