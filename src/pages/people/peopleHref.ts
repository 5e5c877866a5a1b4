import { peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'

/** The list of the people that a filter means. */
export const peopleHref = (conferenceId: number, filter: PeopleFilter): string => {
  const query = peopleQuery(filter)
  return `/organizer/${conferenceId}/people${query === '' ? '' : `?${query}`}`
}

/** Bulk actions, or one of them. */
export const actionsHref = (conferenceId: number, id?: number): string =>
  `/organizer/${conferenceId}/people/actions${id === undefined ? '' : `/${id}`}`
