import type { Route } from './routes.ts'

/**
 * What a query says about the subject of a page, as `live_id=7`: ids only, in the route's order, so that a page has one
 * address however it is written; empty where there is none.
 */
export const subjectQuery = ({ subjects }: Pick<Route, 'subjects'>, search: string): string => {
  const given = new URLSearchParams(search)
  return subjects
    .map((name) => [name, given.get(name) ?? ''] as const)
    .filter(([, id]) => /^[1-9]\d{0,9}$/.test(id))
    .map((pair) => pair.join('='))
    .join('&')
}
