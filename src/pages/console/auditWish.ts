import type { AuditWish } from '../../components/site/Operators/AuditTools.tsx'
import { cutTo } from '../../contract/characters.ts'

const names = ['from', 'until', 'actor', 'entity', 'entity_id', 'event'] as const

/** Filter of the log in the address. */
export const readAuditWish = (search: string): AuditWish => {
  const query = new URLSearchParams(search)
  const entries = names.map((name) => [name, cutTo((query.get(name) ?? '').trim(), 60)] as const)
  return Object.fromEntries(entries) as Record<(typeof names)[number], string>
}

const queryOf = (fields: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''))
  return query.size === 0 ? '' : `?${query}`
}

export const auditHref = (wish: AuditWish): string => `/console/audit${queryOf({ ...wish })}`

/** The fields of the call: days become moments of the platform's clock, the last one is included. */
export const auditFields = ({ from, until, ...rest }: AuditWish): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...rest, from: momentOf(from, 0), until: momentOf(until, 1) }).filter(
      ([, value]) => value !== '',
    ),
  )

export const auditFiles = (wish: AuditWish) => ({
  csv: `/files/audit.csv${queryOf(auditFields(wish))}`,
  jsonl: `/files/audit.jsonl${queryOf(auditFields(wish))}`,
})

/** Midnight in China; an invalid day stays unchanged, and the server names the field. */
const momentOf = (day: string, later: number): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const at = Date.parse(`${day}T00:00:00+08:00`)
  return Number.isNaN(at) ? day : new Date(at + later * 86_400_000).toISOString()
}
