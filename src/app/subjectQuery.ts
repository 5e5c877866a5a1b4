import type { Route } from './routes.ts'

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
    .filter(([, id]) => /^[1-9]\d{0,9}$/.test(id))
    .map((pair) => pair.join('='))
    .join('&')
}
