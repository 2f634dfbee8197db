import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { giveWords } from '../lib/give-words'
import { PROMPT_MAX } from '../lib/prompt-words'

const WORDS_PARAM = 'prompt'

/** Takes up the words of the address, which are then said in the draft and no longer there. */
export function useLinkedWords(restored: boolean): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const words = params.get(WORDS_PARAM)
  useEffect(() => {
    if (!restored || words === null) return
    const prompt = [...words.trim()].slice(0, PROMPT_MAX).join('')
    if (prompt !== '') giveWords(prompt)
    const rest = new URLSearchParams(window.location.search)
    rest.delete(WORDS_PARAM)
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  }, [restored, words, navigate])
}
