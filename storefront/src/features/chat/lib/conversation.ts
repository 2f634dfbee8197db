import type { Answer } from './answers'

export interface ChatMessage {
  id: number
  type: 'bot' | 'user'
  message: string
  /** A quick reply, which the shop worded. */
  picked?: true
}
export interface Conversation {
  messages: ChatMessage[]
  /** What can be said by one press; empty while an answer is on its way. */
  replies: string[]
  typing: boolean
  /** What was talked about last. */
  topic: string | null
}
export const NOTHING_SAID: Conversation = { messages: [], replies: [], typing: false, topic: null }

export type ChatEvent =
  | { type: 'said'; text: string; picked?: boolean }
  | { type: 'answered'; answer: Answer }
  | { type: 'offered'; replies: string[] }
  | { type: 'ended' }

const added = (
  messages: ChatMessage[],
  type: ChatMessage['type'],
  message: string,
  picked = false,
): ChatMessage[] => [...messages, { id: messages.length, type, message, ...(picked ? { picked } : {}) }]

export function chatReducer(state: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'said':
      return {
        ...state,
        messages: added(state.messages, 'user', event.text, event.picked),
        replies: [],
        typing: true,
      }
    case 'answered': {
      const { text, topic = state.topic } = event.answer
      return { ...state, messages: added(state.messages, 'bot', text), typing: false, topic }
    }
    case 'offered':
      // Somebody who has written meanwhile gets those of the next answer.
      return state.typing ? state : { ...state, replies: event.replies }
    case 'ended':
      return NOTHING_SAID
  }
}
