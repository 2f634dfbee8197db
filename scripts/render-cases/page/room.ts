import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { RoomPlan } from './room-plan'

export function direction(turn: number, lift: number): Vector3 {
  const [a, e] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180]
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
}

const wall = /* glsl */ `
varying vec3 vDirection;
uniform vec3 uFloor;
uniform float uWalls;
void main() {
  float h = normalize(vDirection).y;
  vec3 above = vec3(uWalls) * mix(0.55, 1.25, smoothstep(0.0, 1.0, h));
  gl_FragColor = vec4(mix(uFloor, above, smoothstep(-0.06, 0.1, h)), 1.0);
}`

const lamp = /* glsl */ `
varying vec2 vUv;
uniform vec3 uLight;
uniform float uSoft;
void main() {
  vec2 edge = 1.0 - abs(vUv * 2.0 - 1.0);
  float fade = smoothstep(0.0, uSoft, edge.x) * smoothstep(0.0, uSoft, edge.y);
  float middle = 1.0 - 0.28 * dot(vUv * 2.0 - 1.0, vUv * 2.0 - 1.0) * 0.5;
  gl_FragColor = vec4(uLight * middle, fade);
}`

/** Pixels of a side: the lamps' edges are soft, and more would take minutes to blur. */
const SIZE = 128

/** The studio as its reflections show it: dim walls, the paper's colour below, and the lamps. */
export function makeRoom(renderer: WebGLRenderer, plan: RoomPlan): Texture {
  const scene = new Scene()
  const floor = new Color(plan.floor).multiplyScalar(plan.floorLight)
  const shell = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { uFloor: { value: floor }, uWalls: { value: plan.walls } },
    vertexShader:
      'varying vec3 vDirection; void main() { vDirection = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: wall,
  })
  scene.add(new Mesh(new SphereGeometry(50, 48, 24), shell))
  plan.panels.forEach((panel, order) => {
    const { turn, lift, width, height, power, colour = '#ffffff', soft = 0.25, roll = 0 } = panel
    const span = (degrees: number) => 2 * 20 * Math.tan((degrees * Math.PI) / 360)
    const material = new ShaderMaterial({
      side: DoubleSide,
      transparent: true,
      depthWrite: false,
      uniforms: { uLight: { value: new Color(colour).multiplyScalar(power) }, uSoft: { value: soft } },
      vertexShader:
        'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: lamp,
    })
    const mesh = new Mesh(new PlaneGeometry(span(width), span(height)), material)
    mesh.position.copy(direction(turn, lift).multiplyScalar(20))
    mesh.lookAt(0, 0, 0)
    mesh.rotateZ((roll * Math.PI) / 180)
    mesh.renderOrder = order + 1
    scene.add(mesh)
  })
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size: SIZE })
  generator.dispose()
  return texture
}
