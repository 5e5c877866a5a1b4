import { useEffect, useState } from 'react'

import type { Limit } from '../../contract/limits.ts'
import { rulesOf, type FieldRules } from './formSchemas.ts'

/** Shorter limits are those of codes and numbers: nothing more can be typed there, and nothing is counted. */
const shortestCounted = 20

interface Given {
  readonly id: string
  readonly name: string
  readonly maxLength: number | undefined
  readonly required: boolean | undefined
  /** A text is typed here: not a day, not a number. */
  readonly isText: boolean
}

/** Rules of the field with this id, from its own properties and the schema of its form, and the length of its input. */
export const useFieldRules = ({ id, name, maxLength, required, isText }: Given) => {
  const [asked, setAsked] = useState<FieldRules | null>(null)
  const [counts, setCounts] = useState({ units: 0, characters: 0 })
  const count = () => {
    const text = fieldOf(id)?.value.trim() ?? ''
    const next = { units: text.length, characters: Array.from(text).length }
    setCounts((known) => (known.units === next.units && known.characters === next.characters ? known : next))
  }
  useEffect(() => {
    const field = fieldOf(id)
    setAsked(field === null ? null : rulesOf(field))
  }, [id, name])
  // The content can change without an input event.
  useEffect(count)
  const limit: Limit | null =
    asked?.limit ?? (maxLength === undefined ? null : { most: maxLength, unit: 'units' })
  const isCounted = isText && limit !== null && limit.most >= shortestCounted
  return {
    /** Null: nothing is counted. */
    most: isCounted ? limit.most : null,
    count: isCounted ? counts[limit.unit] : 0,
    /** The browser stops further typing; a counted text may be longer for a while, so that no paste is cut off unseen. */
    cut: isCounted ? undefined : maxLength,
    isRequired: required ?? asked?.isRequired ?? null,
    onInput: count,
  }
}

const fieldOf = (id: string) => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}
