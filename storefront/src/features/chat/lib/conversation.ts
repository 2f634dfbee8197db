import type { Answer } from './answers'

export interface ChatMessage {
  id: number
  type: 'bot' | 'user'
  message: string
}
export interface Conversation {
  messages: ChatMessage[]
  /** What can be said by one press; empty while an answer is on its way. */
  replies: string[]
  typing: boolean
  /** What the last answer was about. */
  topic: string | null
}
export const NOTHING_SAID: Conversation = { messages: [], replies: [], typing: false, topic: null }

export type ChatEvent =
  | { type: 'said'; text: string }
  | { type: 'answered'; answer: Answer }
  | { type: 'offered'; replies: string[] }
  | { type: 'ended' }

const added = (messages: ChatMessage[], type: ChatMessage['type'], message: string): ChatMessage[] => [
  ...messages,
  { id: messages.length, type, message },
]

export function chatReducer(state: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'said':
      return { ...state, messages: added(state.messages, 'user', event.text), replies: [], typing: true }
    case 'answered': {
      const { text, topic } = event.answer
      return { ...state, messages: added(state.messages, 'bot', text), typing: false, topic }
    }
    case 'offered':
      // Somebody who has written meanwhile gets those of the next answer.
      return state.typing ? state : { ...state, replies: event.replies }
    case 'ended':
      return NOTHING_SAID
  }
}
