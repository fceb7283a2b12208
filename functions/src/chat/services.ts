import type { TextProvider } from '../providers/types.ts'

/** What the chatbot needs of the world. */
export interface ChatServices {
  /** Null: no model is configured. */
  readonly model: TextProvider | null
  readonly modelCallsPerDay: number
  /** Where visitors are sent to with what the chat cannot answer. */
  readonly contact: string
}
