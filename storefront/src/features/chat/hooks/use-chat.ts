import { useCallback, useEffect, useReducer, useRef } from 'react'
import { answerTo, GREETING, type Answer, type ChatFacts } from '../lib/answers'
import { chatReducer, NOTHING_SAID } from '../lib/conversation'

const TYPING_MS = 1000
const REPLIES_MS = 500

/** A conversation with the shop's ready answers. Nothing of it leaves the page, and it is gone with it. */
export function useChat(facts: ChatFacts) {
  const [state, dispatch] = useReducer(chatReducer, NOTHING_SAID)
  const timers = useRef(new Set<number>())
  const factsRef = useRef(facts)
  useEffect(() => {
    factsRef.current = facts
  }, [facts])

  const later = useCallback((ms: number, then: () => void) => {
    const timer = window.setTimeout(() => {
      timers.current.delete(timer)
      then()
    }, ms)
    timers.current.add(timer)
  }, [])

  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => window.clearTimeout(timer))
  }, [])

  const answer = useCallback(
    (given: Answer) => {
      dispatch({ type: 'answered', answer: given })
      later(REPLIES_MS, () => dispatch({ type: 'offered', replies: given.replies }))
    },
    [later],
  )

  /** Begins with a greeting, once. */
  const begin = useCallback(() => answer(GREETING), [answer])

  const say = useCallback(
    (words: string, picked = false) => {
      const text = words.trim()
      if (text === '') return
      dispatch({ type: 'said', text, picked })
      later(TYPING_MS, () => answer(answerTo(text, factsRef.current)))
    },
    [answer, later],
  )

  const end = useCallback(() => {
    timers.current.forEach((timer) => window.clearTimeout(timer))
    timers.current.clear()
    dispatch({ type: 'ended' })
  }, [])

  return { ...state, begin, say, end }
}
