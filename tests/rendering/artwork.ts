import sharp from 'sharp'

const SIZE = { width: 960, height: 1600 }

/** A picture with soft and hard edges, letters' worth of thin lines and no symmetry, so that every slip shows. */
export async function drawArtwork(transparent = false): Promise<{ webp: Buffer } & typeof SIZE> {
  const stripes = Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M${i * 60} ${1600 - i * 40}L${i * 60 + 240} ${1200 - i * 30}" stroke="#fff" stroke-width="6"/>`,
  ).join('')
  const ground = transparent ? '' : '<rect width="960" height="1600" fill="url(#sky)"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1600"><defs>
    <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#102a6b"/><stop offset="0.6" stop-color="#e0567a"/>
    <stop offset="1" stop-color="#f6c652"/></linearGradient></defs>${ground}
    <circle cx="300" cy="420" r="210" fill="#ffe9b0"/><rect x="520" y="700" width="320" height="520" fill="#0d7a5f"/>
    <path d="M120 1400L420 900L700 1500Z" fill="#23123f"/>${stripes}</svg>`
  return { webp: await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer(), ...SIZE }
}
