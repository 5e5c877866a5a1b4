import { Refused } from '../shared/refused.ts'
import { cutTo } from '../../src/contract/characters.ts'

/** Every value is text; the object has no prototype, so that a field named `__proto__` is just a field. */
export type Form = Readonly<Record<string, string>>

/**
 * Reads `a=1&b=2`. Stricter than `URLSearchParams`: a broken percent escape, bytes that are not UTF-8, a repeated field
 * and control characters are refused instead of guessed at. Throws `Refused`.
 */
export const readForm = (text: string): Form => {
  const form: Record<string, string> = Object.create(null) as Record<string, string>
  if (text === '') return form
  let fields = 0
  for (const pair of text.split('&', maxFields + 2)) {
    if (pair === '') continue
    fields += 1
    if (fields > maxFields) throw new Refused('malformedBody')
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1))
    if (hasControl(name)) throw new Refused('malformedBody')
    if (name in form) throw new Refused('duplicateField', { field: cutTo(name, 64) })
    if (hasControl(value)) throw new Refused('invalidCharacter', { field: cutTo(name, 64) })
    form[name] = value
  }
  return form
}

/** The largest form of the contract has ten fields; the rest is room for extensions. */
const maxFields = 100

const decode = (part: string): string => {
  const spaced = part.includes('+') ? part.replaceAll('+', ' ') : part
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    throw new Refused('malformedBody')
  }
}

/** Tab and line breaks are text; which fields may hold them is the schema's business. */
const hasControl = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if ((unit < 32 && unit !== 9 && unit !== 10 && unit !== 13) || unit === 127) return true
  }
  return false
}
