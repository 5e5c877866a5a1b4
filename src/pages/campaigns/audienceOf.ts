import { peopleFields, peopleFilterIn, type PeopleFilter } from '../../contract/peopleFilter.ts'

/** A filter as campaigns keep it; the same one has one spelling. */
export const audienceOf = (filter: PeopleFilter): string => JSON.stringify(peopleFields(filter))

export const filterOf = (audience: string): PeopleFilter =>
  peopleFilterIn(new URLSearchParams(JSON.parse(audience) as Record<string, string>).toString())
