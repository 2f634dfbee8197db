import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { readAnswer, type SocialAnswer } from './answer'

const never = () => () => undefined

/** The provider's answer; undefined until the page is alive. It is taken out of the address at once: it opens an account. */
export function useSocialAnswer(): SocialAnswer | null | undefined {
  const { pathname, search } = useLocation()
  const { provider } = useParams()
  const navigate = useNavigate()
  const [answer] = useState(() => readAnswer(provider, search))
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search])
  return alive ? answer : undefined
}
