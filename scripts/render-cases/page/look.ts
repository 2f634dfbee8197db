import {
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  ShaderChunk,
  Vector3,
  type Material,
  type Object3D,
} from 'three'

/** Shared by all materials of a shot. */
export const studio = {
  /** Millimetres from the subject to the softboxes. */
  radius: { value: 520 },
  centre: { value: new Vector3() },
  /** How much of the room's diffuse light counts beside the lights that throw shadows. */
  bounce: { value: 0.25 },
}

const NEAR_ROOM = /* glsl */ `
uniform float uStudioRadius;
uniform vec3 uStudioCentre;
uniform float uStudioBounce;
varying vec3 vStudioPosition;
vec3 nearRoom(vec3 direction) {
  vec3 from = vStudioPosition - uStudioCentre;
  float along = dot(from, direction);
  float reach = sqrt(max(along * along - dot(from, from) + uStudioRadius * uStudioRadius, 0.0)) - along;
  return normalize(from + direction * reach);
}
`

const REFLECTION = 'reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );'

/**
 * Bends a material to the studio: its reflections come from a room of real size, so they run across flat faces as a
 * softbox's do; highlights come from that room alone, and light from the lamps that throw shadows.
 */
function adapt(material: Material): void {
  const before = material.onBeforeCompile.bind(material)
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer)
    shader.uniforms.uStudioRadius = studio.radius
    shader.uniforms.uStudioCentre = studio.centre
    shader.uniforms.uStudioBounce = studio.bounce
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vStudioPosition;')
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nvStudioPosition = ( modelMatrix * vec4( transformed, 1.0 ) ).xyz;',
      )
    const room = ShaderChunk.envmap_physical_pars_fragment.replace(
      REFLECTION,
      `${REFLECTION}\nreflectVec = nearRoom( reflectVec );`,
    )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${NEAR_ROOM}`)
      .replace('#include <envmap_physical_pars_fragment>', room)
      .replace(
        '#include <lights_fragment_end>',
        `#include <lights_fragment_end>
        reflectedLight.directSpecular = vec3( 0.0 );
        reflectedLight.indirectDiffuse *= uStudioBounce;
        #ifdef USE_CLEARCOAT
          clearcoatSpecularDirect = vec3( 0.0 );
        #endif`,
      )
  }
  material.customProgramCacheKey = () => `studio ${before.toString()}`
}

/** Adapts everything in a scene, each material once. */
export function adaptAll(root: Object3D): void {
  const seen = new Set<Material>()
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const { material } = node as Mesh
    for (const each of Array.isArray(material) ? material : [material]) {
      if (!seen.has(each) && (each instanceof MeshPhysicalMaterial || each instanceof MeshLambertMaterial))
        adapt(each)
      seen.add(each)
    }
  })
}
