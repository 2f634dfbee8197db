import { useEffect, useRef, useState } from 'react'
import { cleanSearch } from '~/lib/search-words'

const PAUSE_MS = 250

/**
 * What stands in the search field, which runs ahead of the address by a short pause. `commit` is told to make a step
 * for the Back button once per search: the first letters make it, the rest of the typing replaces it.
 */
export function useSearchText(search: string, commit: (search: string, how: { replace: boolean }) => void) {
  const [text, setText] = useState(search)
  const told = useRef(search)
  /** Told, and not yet seen in the address. */
  const underWay = useRef<string[]>([])
  const typing = useRef(false)
  const send = useRef(commit)
  useEffect(() => {
    send.current = commit
  })

  // The address changed by itself (Back, a link, 'Clear all'): the field follows.
  useEffect(() => {
    const own = underWay.current.indexOf(search)
    underWay.current.splice(0, own + 1)
    if (own >= 0 || search === told.current) return
    told.current = search
    typing.current = false
    setText(search)
  }, [search])

  const flush = (wanted: string) => {
    if (wanted === told.current) return
    told.current = wanted
    underWay.current.push(wanted)
    send.current(wanted, { replace: typing.current })
    typing.current = true
  }
  useEffect(() => {
    const wanted = cleanSearch(text)
    if (wanted === told.current) return
    const timer = setTimeout(() => flush(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return {
    text,
    setText,
    /** At once, as by Enter or on leaving the field; what is typed next is a search of its own. */
    settle: () => {
      flush(cleanSearch(text))
      typing.current = false
    },
  }
}
