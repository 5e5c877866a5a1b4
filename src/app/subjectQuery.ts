import { rowNumber } from '../contract/rowNumber.ts'
import type { Route } from './routes.ts'

/**
 * The page is about something that its query does not name, or names by an id that no row can have, or by a token that none
 * was: there is no such page.
 */
export const lacksSubject = (
  { subjects, needs }: Pick<Route, 'subjects' | 'needs'>,
  search: string,
): boolean => {
  const given = new URLSearchParams(search)
  const names = [...subjects, ...needs].filter((name) => given.has(name))
  if (needs.length > 0 && !needs.some((name) => names.includes(name))) return true
  return names.some((name) => !fits(name, given.get(name) ?? ''))
}

const fits = (name: string, text: string): boolean =>
  name.endsWith('_id') ? rowNumber(text) !== null : /^[\w-]{20,64}$/.test(text)

/**
 * The part of the query that a page's markup depends on: ids of its subject, as `live_id=7`, in the route's order, or
 * the search words, so that a page has one address however it is written; empty where there is neither.
 */
export const subjectQuery = (
  { subjects, wishes }: Pick<Route, 'subjects' | 'wishes'>,
  search: string,
): string => {
  if (subjects.length === 0) return wishes(search)
  const given = new URLSearchParams(search)
  return subjects
    .map((name) => [name, given.get(name) ?? ''] as const)
    .filter(([, id]) => rowNumber(id) !== null)
    .map((pair) => pair.join('='))
    .join('&')
}
