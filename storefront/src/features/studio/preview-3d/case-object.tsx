import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Box3, Vector3 } from 'three'
import type { CaseLine } from '~/components/case/case-build'
import { buildCase } from '~/components/case-model/case-model'
import { deviceShape } from '~/components/case-model/device-shape'
import { printTexture } from '~/components/case-model/print-texture'

export interface CaseObjectProps {
  line: CaseLine
  area: PrintArea
  finish: Finish | null
  artwork: { image: HTMLImageElement; width: number; height: number }
  placement: Placement
}

/** The model of one line on one device. Moving the picture paints it anew; only another case is built anew. */
export function CaseObject({ line, area, finish, artwork, placement }: CaseObjectProps) {
  const invalidate = useThree((state) => state.invalidate)
  const print = useMemo(() => printTexture(area), [area])
  const model = useMemo(() => {
    const aspect = area.widthPx / area.heightPx
    const device = deviceShape(area, area.deviceSize ?? null, aspect)
    const made = buildCase({ device, line, finish, print: print.texture, printAspect: aspect })
    made.group.position.sub(new Box3().setFromObject(made.group).getCenter(new Vector3()))
    return made
  }, [area, line, finish, print])
  useEffect(() => () => model.dispose(), [model])
  useEffect(() => () => print.texture.dispose(), [print])

  useEffect(() => {
    let late = false
    // A face that does not come leaves the words out until the next change; the flat preview tells of it.
    void print
      .paint(artwork, placement)
      .catch(() => print.paint(artwork, { ...placement, text: null }))
      .then(() => {
        if (!late) invalidate()
      })
    return () => {
      late = true
    }
  }, [print, artwork, placement, invalidate])
  useEffect(() => invalidate(), [model, invalidate])
  return <primitive object={model.group} />
}
