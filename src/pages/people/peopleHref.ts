import { peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'

/** The list of the people that a filter means. */
export const peopleHref = (conferenceId: number, filter: PeopleFilter): string => {
  const query = peopleQuery(filter)
  return `/organizer/${conferenceId}/people${query === '' ? '' : `?${query}`}`
}
