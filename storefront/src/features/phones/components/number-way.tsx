import type { CatalogueDevice } from '@caseloom/contract'
import { Hash } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Alert } from '~/components/ui/alert'
import { TextField } from '~/components/ui/text-field'
import { ReadThisPhone } from './read-this-phone'
import { usePhoneWalk } from '../hooks/use-phone-walk'
import { readModelNumber, type ModelNumberReading } from '../lib/read-model-number'
import { searchPhones } from '../lib/search-phones'
import { PhoneChoice } from './phone-choice'
import { WhereToLook } from './where-to-look'
import type { WayProps } from './finder-ways'

const UNFINISHED_SHOWN = 6

/** What to say of what was typed, and the phones to offer with it. */
function answer(
  reading: ModelNumberReading<CatalogueDevice>,
  devices: readonly CatalogueDevice[],
  text: string,
): { say: ReactNode; tone: 'note' | 'good' | 'warn'; offer: CatalogueDevice[] } | null {
  switch (reading.kind) {
    case 'empty':
      return null
    case 'found':
      return {
        tone: 'good',
        say: reading.sure
          ? `${reading.number} is the ${reading.device.name}.`
          : `By its first figures, ${reading.number} is a ${reading.device.name} sold in another country.`,
        offer: [reading.device],
      }
    case 'unfinished':
      return {
        tone: 'note',
        say:
          reading.devices.length > 0
            ? 'Keep typing. So far it could be one of these.'
            : 'Keep typing. An iPhone’s number is an A and four figures, a Galaxy’s begins with SM-.',
        offer: reading.devices.length > UNFINISHED_SHOWN ? [] : reading.devices,
      }
    case 'part':
      return {
        tone: 'warn',
        say: `${reading.number} is Apple’s part number. Tap it once in Settings: it turns into the model number, an A and four figures.`,
        offer: [],
      }
    case 'imei':
      return {
        tone: 'warn',
        say: 'That looks like the IMEI, which names your very own phone, so keep it to yourself. The model number is the line above or below it: an A and four figures, or SM- and more.',
        offer: [],
      }
    case 'serial':
      return {
        tone: 'warn',
        say: 'That looks like a serial number, which no two phones share. Look for the line “Model Number” near it.',
        offer: [],
      }
    case 'unknown':
      return {
        tone: 'warn',
        say: `We don’t know ${reading.number} yet. It may be a phone we make no cases for, or one too new for our list: try its name.`,
        offer: [],
      }
    case 'words': {
      const offer = searchPhones(devices, text).slice(0, UNFINISHED_SHOWN)
      return {
        tone: 'note',
        say:
          offer.length > 0
            ? 'That reads like a name rather than a number. Is it one of these?'
            : 'That is no model number we can read. It is an A and four figures, or begins with SM-.',
        offer,
      }
    }
  }
}

/** The number that the phone's settings print. */
export function NumberWay({ devices, mine, onFound }: WayProps) {
  const [text, setText] = useState('')
  const walk = usePhoneWalk()
  const said = answer(readModelNumber(devices, text), devices, text)
  return (
    <div ref={walk}>
      <form
        role="search"
        className="pt-1"
        onSubmit={(event) => {
          event.preventDefault()
          const only = said?.offer.length === 1 ? said.offer[0] : undefined
          if (only) onFound(only.name)
        }}
      >
        <TextField
          type="text"
          label="Model number"
          placeholder="A3102 or SM-S921B"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Hash size={18} aria-hidden="true" />}
        />
      </form>
      <ReadThisPhone onRead={setText} />
      <div aria-live="polite">
        {said ? (
          <Alert tone={said.tone} className="mt-4">
            {said.say}
          </Alert>
        ) : null}
      </div>
      {said && said.offer.length > 0 ? (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {said.offer.map((device) => (
            <li key={device.name}>
              <PhoneChoice
                device={device}
                hint={said.offer.length === 1 ? 'Yes, this is my phone' : undefined}
                mine={mine.includes(device.name)}
                onChoose={() => onFound(device.name)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <WhereToLook className="mt-8" />
    </div>
  )
}
