import {
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  Vector2,
  WebGLRenderTarget,
  GLSL3,
  type Texture,
  type WebGLRenderer,
} from 'three'

const VERTEX = /* glsl */ `
in vec3 position;
in vec2 uv;
out vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`

/**
 * Each exposure has half the picture's width and height, its pixels moved by a fraction of one; it counts for a pixel
 * of the picture by how near it was measured to it.
 */
const ADD = /* glsl */ `
precision highp float;
out vec4 colour;
uniform sampler2D uSum;
uniform sampler2D uFrame;
uniform vec2 uShift;
uniform float uFirst;
void main() {
  vec2 at = gl_FragCoord.xy * 0.5 + uShift;
  ivec2 cell = clamp(ivec2(floor(at)), ivec2(0), textureSize(uFrame, 0) - 1);
  vec2 away = (at - vec2(cell) - 0.5) * 2.0;
  float weight = exp(-dot(away, away) * 0.95) + 1e-4;
  vec3 frame = min(texelFetch(uFrame, cell, 0).rgb, vec3(6.0));
  vec4 before = uFirst > 0.5 ? vec4(0.0) : texelFetch(uSum, ivec2(gl_FragCoord.xy), 0);
  colour = before + vec4(frame * weight, weight);
}`

/** Khronos' neutral curve: colours stay themselves up to 0.8, then roll off; then sRGB, a little vignette. */
const DEVELOP = /* glsl */ `
precision highp float;
in vec2 vUv;
out vec4 colour;
uniform sampler2D uSum;
uniform float uScale;
uniform float uVignette;
vec3 neutral(vec3 c) {
  float start = 0.8 - 0.04;
  float x = min(c.r, min(c.g, c.b));
  float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
  c -= offset;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float d = 1.0 - start;
  float newPeak = 1.0 - d * d / (peak + d - start);
  c *= newPeak / peak;
  float g = 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0);
  return mix(c, vec3(newPeak), g);
}
void main() {
  vec2 from = vUv - 0.5;
  vec4 sum = texture(uSum, vUv);
  vec3 c = sum.rgb / sum.a * uScale * (1.0 - uVignette * smoothstep(0.1, 0.6, dot(from, from)));
  c = neutral(c);
  colour = vec4(mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
}`

/** Adds many exposures of one picture and develops their mean. */
export class Exposure {
  private readonly frame: WebGLRenderTarget
  private sums: [WebGLRenderTarget, WebGLRenderTarget]
  private readonly stage = new Scene()
  private readonly camera = new OrthographicCamera()
  private readonly add = this.pass(ADD)
  private readonly develop = this.pass(DEVELOP)
  private readonly quad = new Mesh(new PlaneGeometry(2, 2), this.add)
  count = 0

  constructor(
    private readonly renderer: WebGLRenderer,
    width: number,
    height: number,
  ) {
    this.frame = new WebGLRenderTarget(width / 2, height / 2, {
      type: HalfFloatType,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    })
    const sum = () =>
      new WebGLRenderTarget(width, height, {
        type: FloatType,
        depthBuffer: false,
        minFilter: NearestFilter,
        magFilter: NearestFilter,
      })
    this.sums = [sum(), sum()]
    this.quad.frustumCulled = false
    this.stage.add(this.quad)
  }

  private pass(fragmentShader: string): RawShaderMaterial {
    const uniforms: Record<string, { value: Texture | Vector2 | number | null }> = {
      uSum: { value: null },
      uFrame: { value: null },
      uFirst: { value: 0 },
      uShift: { value: new Vector2() },
      uScale: { value: 1 },
      uVignette: { value: 0 },
    }
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader,
      uniforms,
      depthTest: false,
      depthWrite: false,
      blending: NoBlending,
    })
  }

  /** `shift` is how far the exposure's picture is moved to the right and up, in its own pixels. */
  take(shift: Vector2, shoot: () => void): void {
    this.renderer.setRenderTarget(this.frame)
    this.renderer.clear()
    shoot()
    const [from, to] = this.sums
    this.set(this.add, {
      uSum: from.texture,
      uFrame: this.frame.texture,
      uShift: shift,
      uFirst: this.count === 0 ? 1 : 0,
    })
    this.renderer.setRenderTarget(to)
    this.draw(this.add)
    this.sums = [to, from]
    this.count++
  }

  finish(exposure: number, vignette: number): void {
    const [sum] = this.sums
    this.set(this.develop, { uSum: sum.texture, uScale: exposure, uVignette: vignette })
    this.renderer.setRenderTarget(null)
    this.draw(this.develop)
  }

  dispose(): void {
    for (const target of [this.frame, ...this.sums]) target.dispose()
    this.add.dispose()
    this.develop.dispose()
  }

  private set(material: RawShaderMaterial, values: Record<string, Texture | Vector2 | number>): void {
    for (const [name, value] of Object.entries(values)) {
      const uniform = material.uniforms[name]
      if (uniform) uniform.value = value
    }
  }

  private draw(material: RawShaderMaterial): void {
    this.quad.material = material
    this.renderer.render(this.stage, this.camera)
  }
}
