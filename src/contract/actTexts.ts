import * as z from 'zod/mini'

import { line } from './fields.ts'
import { plainLine } from './text.ts'

const texts = {
  reason: line(500, 'reasonEmpty'),
  role: line(20),
  conference_id: plainLine(10),
} as const

/** What is typed for an act of an administrator, where it is asked for. */
export const actTexts = (fields: ReadonlyArray<keyof typeof texts>) =>
  z.object(Object.fromEntries(fields.map((name) => [name, texts[name]])))
