import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A picture that is plainly a stand-in's: colours from the prompt, the word Sandbox across it. */
export async function draw(prompt: string, width: number, height: number, partial = false): Promise<string> {
  const hue = (createHash('sha256').update(prompt).digest()[0] ?? 0) * 1.4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},70%,72%)"/><stop offset="1" stop-color="hsl(${hue + 70},65%,38%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="50%" cy="38%" r="${Math.round(Math.min(width, height) * 0.26)}" fill="hsl(${hue + 160},80%,74%)" opacity=".85"/>
    <text x="50%" y="74%" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${Math.round(width / 9)}" fill="#fff" opacity=".8">Sandbox</text>
  </svg>`
  const picture = sharp(Buffer.from(svg))
  const png = await (partial ? picture.blur(12) : picture).png({ compressionLevel: 6 }).toBuffer()
  return png.toString('base64')
}
