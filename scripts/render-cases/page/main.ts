import {
  LinearSRGBColorSpace,
  Mesh,
  NoToneMapping,
  BasicShadowMap,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from 'three'
import { expose, type Frame } from './expose'
import { shots } from './shots'

declare global {
  interface Window {
    caseShots: string[]
    takeShot: (name: string, frame: Frame) => Promise<string>
  }
}

async function load(texture: Texture, name: string): Promise<void> {
  const image = new Image()
  image.src = `/art/${name}.png`
  await image.decode()
  texture.image = image
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  texture.needsUpdate = true
}

const renderer = new WebGLRenderer({ preserveDrawingBuffer: true, antialias: false })
renderer.outputColorSpace = LinearSRGBColorSpace
renderer.toneMapping = NoToneMapping
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap
// Exposures have half the picture's size; what is seen through a clear case keeps all of it.
renderer.transmissionResolutionScale = 2
const art = new Map<string, Texture>()

window.caseShots = Object.keys(shots)

/** Renders one shot and answers with a PNG's data address. */
window.takeShot = async (name, frame) => {
  const shot = shots[name]
  if (!shot) throw new Error(`There is no shot ${name}`)
  const loading: Promise<void>[] = []
  const subject = shot.build({
    art: (key) => {
      const texture = art.get(key) ?? new Texture()
      if (!art.has(key)) loading.push(load(texture, key))
      art.set(key, texture)
      return texture
    },
  })
  await Promise.all(loading)
  renderer.setSize(frame.width, frame.height, false)
  expose(renderer, shot, subject, frame)
  const picture = renderer.domElement.toDataURL('image/png')
  // Materials stay: the next picture uses their programs, whose making takes longer than an exposure.
  subject.traverse((node) => {
    if (node instanceof Mesh) (node as Mesh).geometry.dispose()
  })
  return picture
}
