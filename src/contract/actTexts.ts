import * as z from 'zod/mini'

import { line } from './fields.ts'
import { plainLine } from './text.ts'

const texts = {
  reason: line(500, 'reasonEmpty'),
  role: line(20),
  conference_id: plainLine(10),
} as const

/** Texts typed for an administrator's action, where it requires them. */
export const actTexts = (fields: ReadonlyArray<keyof typeof texts>) =>
  z.object(Object.fromEntries(fields.map((name) => [name, texts[name]])))
