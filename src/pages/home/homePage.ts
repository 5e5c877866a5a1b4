import { listConferences } from '../../contract/catalogue.ts'

/** Page size of each list on the home page; of conferences only those that are not over. */
export const homePage = (list: object, page: number) => ({
  ...{ page, page_size: 6 },
  ...(list === listConferences ? { upcoming: 1 as const } : {}),
})
