import { Color, MeshPhysicalMaterial, type Texture } from 'three'

export interface PhoneColours {
  frame: string
  back: string
  plate: string
}

export const GRAPHITE: PhoneColours = { frame: '#77757c', back: '#3a3940', plate: '#2a2930' }

export type PhoneMaterials = ReturnType<typeof phoneMaterials>

/** What a phone is made of; `screen` is what it shows. */
export function phoneMaterials({ frame, back, plate }: PhoneColours, screen: Texture | null = null) {
  const metal = (colour: string, roughness: number) =>
    new MeshPhysicalMaterial({ color: colour, metalness: 1, roughness })
  const dark = (colour: string, roughness: number) =>
    new MeshPhysicalMaterial({ color: colour, roughness, clearcoat: 1, clearcoatRoughness: 0.04 })
  return {
    frame: metal(frame, 0.32),
    back: new MeshPhysicalMaterial({
      color: back,
      roughness: 0.42,
      clearcoat: 0.25,
      clearcoatRoughness: 0.35,
    }),
    plate: new MeshPhysicalMaterial({ color: plate, roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.08 }),
    bezel: dark('#050507', 0.2),
    screen: screen
      ? new MeshPhysicalMaterial({
          color: '#000000',
          emissive: new Color('#ffffff'),
          emissiveMap: screen,
          emissiveIntensity: 0.85,
          roughness: 0.1,
          clearcoat: 1,
          clearcoatRoughness: 0.03,
        })
      : dark('#050508', 0.1),
    dark: new MeshPhysicalMaterial({ color: '#08080a', roughness: 0.6 }),
    ring: metal(frame, 0.2),
    barrel: new MeshPhysicalMaterial({ color: '#0b0b0e', roughness: 0.38, metalness: 0.3 }),
    coating: new MeshPhysicalMaterial({
      color: '#0a0a1c',
      roughness: 0.2,
      metalness: 0.2,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
      iridescence: 0.3,
      iridescenceIOR: 1.9,
      iridescenceThicknessMaximum: 300,
    }),
    glass: new MeshPhysicalMaterial({
      color: '#05060a',
      roughness: 0.02,
      transparent: true,
      opacity: 0.2,
      depthWrite: false,
    }),
    flash: new MeshPhysicalMaterial({
      color: '#f4e9cf',
      roughness: 0.5,
      clearcoat: 1,
      clearcoatRoughness: 0.15,
    }),
  }
}
