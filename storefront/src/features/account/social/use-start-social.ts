import type { SocialProvider } from '@caseloom/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '~/lib/api-errors'
import { useStillHere } from '~/lib/use-still-here'
import { accountApi } from '../api/account-api'
import { wayBack } from '../lib/way-back'

type ProviderId = SocialProvider['id']

interface Wish {
  rememberMe?: boolean
  /** Where to go on afterwards, where it is not this page that says so. */
  redirect?: string | null
}

/** Sends the browser to a provider; `busy` until it has left. */
export function useStartSocial({ rememberMe = false, redirect = null }: Wish) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const [busy, setBusy] = useState<ProviderId | null>(null)
  const [fault, setFault] = useState('')
  const isHere = useStillHere()

  useEffect(() => {
    // Whoever comes back by the browser's own button finds the page as it was left.
    const rest = () => setBusy(null)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])

  async function start(provider: ProviderId) {
    setBusy(provider)
    setFault('')
    try {
      const body = { rememberMe, redirect: redirect ?? wayBack(search, state) }
      const { location } = await accountApi.call('startSocial', { params: { provider }, body })
      if (isHere()) window.location.assign(location)
    } catch (error) {
      setBusy(null)
      setFault(messageOf(error, 'Login failed'))
    }
  }
  return { busy, fault, start }
}
