import {
  Box3,
  BoxGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
  BackSide,
  Color,
} from 'three'
import { buildCase, type CaseOptions } from './case-model'
import { dispose } from './dispose'

export interface Stage {
  /** Degrees to the right and up. */
  turn: (right: number, up: number) => void
  resize: () => void
  close: () => void
}

const LAMPS: readonly { at: [number, number, number]; size: [number, number, number]; power: number }[] = [
  { at: [-7, 5, 5], size: [1, 6, 6], power: 9 },
  { at: [8, 2, 3], size: [1, 7, 3], power: 6 },
  { at: [3, 3, -8], size: [2, 7, 1], power: 5 },
  { at: [0, 9, 1], size: [7, 1, 5], power: 7 },
]

/** Softboxes in a grey room, for reflections. */
function room(): Scene {
  const scene = new Scene()
  const walls = new MeshBasicMaterial({ color: new Color('#ffffff').multiplyScalar(0.45), side: BackSide })
  scene.add(new Mesh(new BoxGeometry(24, 24, 24), walls))
  for (const { at, size, power } of LAMPS) {
    const lamp = new Mesh(
      new BoxGeometry(...size),
      new MeshBasicMaterial({ color: new Color('#ffffff').multiplyScalar(power) }),
    )
    lamp.position.set(...at)
    scene.add(lamp)
  }
  return scene
}

/** A wallet is printed on its front, every other case on its back. */
const start = (line: CaseOptions['line']) => ({ right: line === 'folio' ? 204 : -24, up: 6 })

/**
 * Shows a case that can be turned. Draws only when something has changed.
 * @throws where the browser has no WebGL
 */
export function openStage(canvas: HTMLCanvasElement, options: CaseOptions): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  const walls = room()
  const light = generator.fromScene(walls, 0.02)
  generator.dispose()
  dispose(walls)
  scene.environment = light.texture
  const sun = new DirectionalLight('#fff6ea', 1.1)
  sun.position.set(-2, 3, 3)
  scene.add(sun)

  const model = buildCase(options)
  const middle = new Box3().setFromObject(model.group).getCenter(new Vector3())
  model.group.position.sub(middle)
  const turntable = new Group().add(model.group)
  scene.add(turntable)

  const camera = new PerspectiveCamera(22, 1, 100, 2000)
  const view = start(options.line)
  let frame = 0
  const draw = () => {
    frame = 0
    turntable.rotation.set((view.up * Math.PI) / 180, (view.right * Math.PI) / 180, 0)
    renderer.render(scene, camera)
  }
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    // The case keeps its margins whether the frame is wide or narrow.
    const tall = options.device.height * 1.16
    const across = (options.device.width * 1.5) / camera.aspect
    camera.position.z = Math.max(tall, across) / 2 / Math.tan((camera.fov * Math.PI) / 360)
    camera.updateProjectionMatrix()
    later()
  }
  resize()
  return {
    turn: (right, up) => {
      view.right += right
      view.up = Math.max(-60, Math.min(60, view.up + up))
      later()
    },
    resize,
    close: () => {
      cancelAnimationFrame(frame)
      model.dispose()
      light.dispose()
      renderer.dispose()
    },
  }
}
