import type { Context } from 'hono'

import type { MessageLanguage } from '../shared/sentences/language.ts'
import { messageLanguage } from '../shared/sentences/messages.ts'

/** `?lang=` of an address that programs ask for, which send no header of ours. */
export const languageOfLink = (c: Context): MessageLanguage =>
  messageLanguage(c.req.query('lang') ?? c.req.header('lang'))
