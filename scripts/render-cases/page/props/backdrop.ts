import { BufferGeometry, Float32BufferAttribute, Mesh, MeshLambertMaterial } from 'three'

export interface BackdropPlan {
  colour: string
  /** How far behind the middle the paper starts to rise, and the radius of its bend. */
  behind: number
  bend?: number
  /** Degrees that the paper is turned round, so that its bend runs across the picture. */
  turn?: number
  width?: number
}

/** Seamless paper: a floor that bends up into a wall. */
export function backdrop({ colour, behind, bend = 260, turn = 0, width = 3200 }: BackdropPlan): Mesh {
  const profile: [number, number, number, number][] = [[1400, 0, 1, 0]]
  for (let i = 0; i <= 24; i++) {
    const angle = (i / 24) * (Math.PI / 2)
    profile.push([
      -behind - bend * Math.sin(angle),
      bend * (1 - Math.cos(angle)),
      Math.cos(angle),
      Math.sin(angle),
    ])
  }
  profile.push([-behind - bend, 1600, 0, 1])
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  profile.forEach(([z, y, ny, nz], row) => {
    for (const x of [-width / 2, width / 2]) {
      positions.push(x, y, z)
      normals.push(0, ny, nz)
    }
    if (row > 0) {
      const [a, b] = [row * 2 - 2, row * 2]
      indices.push(a, a + 1, b + 1, a, b + 1, b)
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setIndex(indices)
  const paper = new Mesh(geometry, new MeshLambertMaterial({ color: colour }))
  paper.rotation.y = (turn * Math.PI) / 180
  paper.receiveShadow = true
  return paper
}
