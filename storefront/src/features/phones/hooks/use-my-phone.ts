import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { inOwnTask } from '~/lib/in-own-task'
import { usePhonesStore } from '../store'

export const DEVICE_PARAM = 'device'
const NAME_MAX = 80

export interface MyPhone {
  /** The phone that is shopped for: the address's `device`, else the remembered one; null for every phone. */
  device: string | null
  /** The household's phones. */
  phones: string[]
  /** True where `device` comes from the address and is none of the household's phones. */
  fromLink: boolean
}

/** Which phone is being shopped for. An address that names one wins over what the browser remembers. */
export function useMyPhone(): MyPhone {
  const [params] = useSearchParams()
  const phones = usePhonesStore((state) => state.phones)
  const active = usePhonesStore((state) => state.active)
  // After the first paint: the server's page knows no phone, and the browser's first must be the same.
  useEffect(() => inOwnTask(usePhonesStore.getState().load), [])
  const asked = params.get(DEVICE_PARAM)?.trim().slice(0, NAME_MAX) ?? ''
  if (asked === '') return { device: active, phones, fromLink: false }
  const own = phones.find((phone) => phone.toLowerCase() === asked.toLowerCase())
  return { device: own ?? asked, phones, fromLink: own === undefined }
}
