import { ExtrudeGeometry, Group, Mesh, MeshLambertMaterial, Path, Shape } from 'three'

const ROWS = 7
const PITCH = 7.4
const MARGIN = 9

/** A loom's card with words in seven-bit holes, lying with its middle at the origin. */
export function punchCard(words: string, colour = '#efe6d0'): Mesh {
  const columns = [...words]
  const width = (columns.length - 1) * PITCH + MARGIN * 2
  const depth = (ROWS - 1) * PITCH + MARGIN * 2
  const [x0, y0] = [-width / 2, -depth / 2]
  const outline = new Shape()
  outline.moveTo(x0 + 3, y0)
  outline.lineTo(-x0 - 3, y0)
  outline.lineTo(-x0, y0 + 3)
  outline.lineTo(-x0, -y0 - 3)
  outline.lineTo(-x0 - 3, -y0)
  outline.lineTo(x0 + 3, -y0)
  outline.lineTo(x0, -y0 - 3)
  outline.lineTo(x0, y0 + 3)
  columns.forEach((letter, column) => {
    const bits = letter.charCodeAt(0)
    for (let row = 0; row < ROWS; row++) {
      if (((bits >> row) & 1) === 0) continue
      const hole = new Path()
      hole.absarc(x0 + MARGIN + column * PITCH, y0 + MARGIN + row * PITCH, 2.5, 0, Math.PI * 2, true)
      outline.holes.push(hole)
    }
  })
  const geometry = new ExtrudeGeometry(outline, { depth: 0.7, bevelEnabled: false, curveSegments: 14 })
  geometry.rotateX(-Math.PI / 2)
  const card = new Mesh(geometry, new MeshLambertMaterial({ color: colour }))
  card.castShadow = card.receiveShadow = true
  return card
}

/** Cards one upon another, each a little askew. */
export function cardStack(words: readonly string[], colour?: string): Group {
  const stack = new Group()
  words.forEach((text, i) => {
    const card = punchCard(text, colour)
    card.position.set(((i * 37) % 7) - 3, i * 0.72, ((i * 53) % 9) - 4)
    card.rotation.y = (((i * 29) % 11) - 5) * 0.012
    stack.add(card)
  })
  return stack
}
