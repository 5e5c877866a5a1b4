import * as z from 'zod/mini'

import { line } from '../fields.ts'
import type { Reason } from '../reasons.ts'
import { builtInNames } from './builtIn.ts'

const invalid: Reason = 'invalid'
const builtIn = z.literal(builtInNames, invalid)
const name = line(60)

/** Source and name of a new template. */
export const newTemplateForm = z.object({ built_in: builtIn, name })
