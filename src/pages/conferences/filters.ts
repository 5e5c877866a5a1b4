import type { ConferenceFilters } from '../../components/catalogue/Conference/FilterForm.tsx'

const names = ['q', 'subject', 'place', 'status', 'from', 'to'] as const

/** Filters of the address; invalid ones are left out. */
export const readFilters = (search: string): ConferenceFilters => {
  const query = new URLSearchParams(search)
  const said = names.map((name) => [name, (query.get(name) ?? '').trim()] as const)
  return Object.fromEntries(said.filter(([name, value]) => value !== '' && isPossible[name](value)))
}

/** The address of a search, from the question mark; empty for everything. */
export const queryOf = (filters: ConferenceFilters): string => {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = filters[name]?.trim()
    if (value) query.set(name, value)
  }
  return query.size === 0 ? '' : `?${query}`
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
const isPossible: Record<(typeof names)[number], (value: string) => boolean> = {
  q: (value) => value.length <= 60,
  subject: (value) => /^[1-9]\d{0,8}$/.test(value),
  place: (value) => value.length <= 40,
  status: (value) => ['not_started', 'ongoing', 'paused', 'ended'].includes(value),
  from: isDay,
  to: isDay,
}
