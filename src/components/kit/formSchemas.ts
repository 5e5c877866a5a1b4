import type * as z from 'zod/mini'

import { limitOf, mayBeEmpty, type Limit } from '../../contract/limits.ts'

/** The schemas that validate forms: the rules of their fields come from them. */
const schemas = new WeakMap<HTMLFormElement, { schema: z.ZodMiniType; isMixed: boolean | null }>()

export const rememberSchema = (form: HTMLFormElement, schema: z.ZodMiniType): void => {
  if (schemas.get(form)?.schema !== schema) schemas.set(form, { schema, isMixed: null })
}

export interface FieldRules {
  readonly limit: Limit | null
  /** Null: nothing is marked, since all fields of the form are alike. */
  readonly isRequired: boolean | null
}

/** Rules for a field from its form's schema; null: not a form made by us. */
export const rulesOf = (field: Field): FieldRules | null => {
  const { form } = field
  const known = form === null ? undefined : schemas.get(form)
  if (form === null || known === undefined) return null
  const { schema } = known
  // Computed once: a form can have hundreds of fields.
  const mixed = (known.isMixed ??= isMixed(form, schema))
  const mayStayEmpty = mayBeEmpty(schema, field.name)
  return {
    limit: limitOf(schema, field.name),
    isRequired: mayStayEmpty === null || !mixed ? null : !mayStayEmpty,
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Some fields have to be filled in and others not. */
const isMixed = (form: HTMLFormElement, schema: z.ZodMiniType): boolean => {
  const asked = new Set<boolean>()
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (['hidden', 'checkbox', 'radio', 'file'].includes(field.type)) continue
    const mayStayEmpty = mayBeEmpty(schema, field.name)
    if (mayStayEmpty !== null) asked.add(mayStayEmpty)
  }
  return asked.size === 2
}
