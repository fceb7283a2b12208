import type { TextProvider } from '../providers/types.ts'

/** The services and settings that the chatbot needs. */
export interface ChatServices {
  /** Null when no model is configured. */
  readonly model: TextProvider | null
  readonly modelCallsPerDay: number
  /** The e-mail address to which the chat refers questions that it cannot answer. */
  readonly contact: string
}
