import { rowNumber } from '../contract/rowNumber.ts'
import type { Route } from './routes.ts'

/** An id that a page is about is given, and no row can have it: there is no such page. */
export const isStrangeSubject = ({ subjects }: Pick<Route, 'subjects'>, search: string): boolean => {
  const given = new URLSearchParams(search)
  return subjects.some((name) => given.has(name) && rowNumber(given.get(name) ?? '') === null)
}

/**
 * What the markup of a page knows of its query: ids of what it is about, as `live_id=7`, in the route's order, or what is
 * looked for, so that a page has one address however it is written; empty where there is neither.
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
