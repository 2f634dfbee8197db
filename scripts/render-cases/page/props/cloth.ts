import { DataTexture, Mesh, MeshLambertMaterial, PlaneGeometry, RepeatWrapping } from 'three'

export interface ClothPlan {
  colour: string
  size?: number
  /** Degrees that the folds run at, and their height in millimetres. */
  run: number
  height: number
  /** Half the sides of the flat place that something lies on, and how it is turned. */
  flat: { x: number; z: number; turn: number }
}

const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Folds: where, how wide, how tall, and how they sway. */
const FOLDS: readonly (readonly [number, number, number, number, number])[] = [
  [-168, 11, 0.8, 22, 0.4],
  [-118, 8, 1, 26, 1.7],
  [-96, 15, 0.45, 18, 2.3],
  [-58, 9, 0.7, 20, 3.1],
  [-12, 12, 0.6, 24, 0.9],
  [38, 8, 0.9, 22, 4.2],
  [64, 14, 0.5, 16, 5],
  [104, 9, 1, 24, 2.6],
  [150, 12, 0.75, 20, 3.8],
  [196, 9, 0.9, 26, 1.2],
]

/** Threads that pass over and under one another, as heights. */
function weave(): DataTexture {
  const size = 64
  const pixels = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [i, j] = [Math.floor(x / 16), Math.floor(y / 16)]
      const [u, v] = [(x % 16) / 16 - 0.5, (y % 16) / 16 - 0.5]
      const over = (i + j) % 2 === 0
      const height = over
        ? Math.cos(u * Math.PI) * (0.75 + 0.25 * Math.cos(v * Math.PI))
        : Math.cos(v * Math.PI) * (0.75 + 0.25 * Math.cos(u * Math.PI))
      pixels.fill(255 * height, (y * size + x) * 4, (y * size + x) * 4 + 4)
    }
  }
  const texture = new DataTexture(pixels, size, size)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.generateMipmaps = true
  texture.minFilter = 1008
  texture.magFilter = 1006
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}

/** A cotton cloth with soft folds round a flat middle. */
export function cloth({ colour, size = 760, run, height, flat }: ClothPlan): Mesh {
  const geometry = new PlaneGeometry(size, size, 240, 240).rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  const [cr, sr] = [Math.cos((run * Math.PI) / 180), Math.sin((run * Math.PI) / 180)]
  const [ct, st] = [Math.cos((flat.turn * Math.PI) / 180), Math.sin((flat.turn * Math.PI) / 180)]
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    const [u, v] = [x * cr + z * sr, -x * sr + z * cr]
    const folds = FOLDS.reduce(
      (sum, [at, width, tall, sway, phase]) => {
        const bend = sway * Math.sin(v / 120 + phase) + sway * 0.3 * Math.sin(v / 47 + phase * 2)
        const ridge = 1 / Math.cosh((u - at - bend) / width)
        return sum + tall * ridge * ridge * (0.7 + 0.3 * Math.sin(v / 90 + phase * 3))
      },
      0.05 * Math.sin(u / 31) + 0.05 * Math.sin(v / 37 + u / 60),
    )
    // Round the thing that lies on it the cloth is flat.
    const [px, pz] = [x * ct - z * st, x * st + z * ct]
    const away = Math.hypot(Math.max(0, Math.abs(px) - flat.x), Math.max(0, Math.abs(pz) - flat.z))
    position.setY(i, folds * height * smooth(1, 46, away) - 0.05)
  }
  geometry.computeVertexNormals()
  const bumpMap = weave()
  bumpMap.repeat.set(size / 3.4, size / 3.4)
  const mesh = new Mesh(geometry, new MeshLambertMaterial({ color: colour, bumpMap, bumpScale: 0.9 }))
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}
