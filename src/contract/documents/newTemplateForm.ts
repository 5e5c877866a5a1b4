import * as z from 'zod/mini'

import { line } from '../fields.ts'
import type { Reason } from '../reasons.ts'
import { builtInNames } from './builtIn.ts'

const invalid: Reason = 'invalid'
const builtIn = z.literal(builtInNames, invalid)
const name = line(60)

/** As what a template begins, and what it is called. */
export const newTemplateForm = z.object({ built_in: builtIn, name })
