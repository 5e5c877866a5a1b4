import * as z from 'zod/mini'

import { roomRole, roomUser } from './state.ts'

/** Characters of one message, after trimming. */
export const messageLimit = 500

/** One message of a room's chat. `c` numbers them without gaps, including the recalled ones, which have an empty text. */
export const chatMessage = z.object({
  c: z.int(),
  /** Made by the sender; a message that is sent again keeps it, and the server keeps one (CHAT-01). */
  clientId: z.string(),
  user: roomUser,
  role: roomRole,
  text: z.string(),
  /** Milliseconds since 1970, the server's clock. */
  at: z.int(),
  recalled: z.boolean(),
})
export type ChatMessage = z.infer<typeof chatMessage>
