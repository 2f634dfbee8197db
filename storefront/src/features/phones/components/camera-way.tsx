import type { CatalogueDevice } from '@caseloom/contract'
import { ArrowLeft, Ruler } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { byHeight, cameraFamilies, deviceHints, sameSize, type CameraFamily } from '../lib/cameras'
import { CameraPicture } from './camera-picture'
import { PhoneChoice } from './phone-choice'
import { PhoneToScale } from './phone-to-scale'
import type { WayProps } from './finder-ways'

function Families({
  families,
  onChoose,
}: {
  families: readonly CameraFamily[]
  onChoose: (family: CameraFamily) => void
}) {
  const brands = [...new Set(families.map(({ brand }) => brand))]
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft">
        Take the phone out of its case and turn it round. What does the top look like?
      </p>
      {brands.map((brand) => (
        <section key={brand} aria-label={brand}>
          <h3 className="text-lg">{brand}</h3>
          <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {families
              .filter((family) => family.brand === brand)
              .map((family) => (
                <li key={family.family}>
                  <button
                    type="button"
                    onClick={() => onChoose(family)}
                    className="group flex h-full w-full flex-col rounded-lg border-2 border-line bg-surface p-3 text-left transition-colors hover:border-ink"
                  >
                    <span className="block overflow-hidden">
                      <CameraPicture
                        template={family.template}
                        className="mx-auto w-full max-w-32 transition-transform duration-300 ease-loom group-hover:scale-104"
                      />
                    </span>
                    <span className="mt-3 block text-sm leading-tight font-semibold">{family.label}</span>
                    <span className="block text-xs text-ink-soft">
                      {family.devices.length === 1
                        ? (family.devices[0]?.name ?? '')
                        : `${family.devices.length} phones`}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Sizes({
  family,
  mine,
  onBack,
  onFound,
  onNumber,
}: {
  family: CameraFamily
  mine: readonly string[]
  onBack: () => void
  onFound: (name: string) => void
  onNumber: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed picture is gone: the keyboard and the screen reader go on from the question.
  useEffect(() => heading.current?.focus(), [])
  const twins = family.devices.some((device) => sameSize(device, family.devices))
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ml-3 min-h-11" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" /> All cameras
      </Button>
      <div className="mt-2 flex items-center gap-4">
        <CameraPicture template={family.template} className="w-20 shrink-0 sm:w-28" />
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
            {family.label}: which size is it?
          </h3>
          <p className="mt-1 flex gap-2 text-sm text-ink-soft">
            <Ruler size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            Measure the bare phone from top to bottom. The tallest comes first.
          </p>
        </div>
      </div>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {byHeight(family.devices).map((device: CatalogueDevice) => (
          <li key={device.name}>
            <PhoneChoice
              device={device}
              hint={deviceHints(device)}
              picture={<PhoneToScale device={device} className="h-14 shrink-0" />}
              mine={mine.includes(device.name)}
              onChoose={() => onFound(device.name)}
            />
          </li>
        ))}
      </ul>
      {twins ? (
        <p className="mt-4 text-sm text-ink-soft">
          Some of these are the same size, and only the number tells them apart.{' '}
          <button type="button" className="font-semibold text-ink underline" onClick={onNumber}>
            Look up the model number
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** By how the back of the phone looks: first the camera, then the size. */
export function CameraWay({ devices, mine, onFound, onOtherWay }: WayProps) {
  const [chosen, setChosen] = useState<CameraFamily | null>(null)
  if (!chosen)
    return (
      <Families
        families={cameraFamilies(devices)}
        onChoose={(family) => {
          const [only, ...others] = family.devices
          if (only && others.length === 0) onFound(only.name)
          else setChosen(family)
        }}
      />
    )
  return (
    <Sizes
      family={chosen}
      mine={mine}
      onBack={() => setChosen(null)}
      onFound={onFound}
      onNumber={() => onOtherWay('number')}
    />
  )
}
