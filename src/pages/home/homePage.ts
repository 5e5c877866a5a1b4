import { listConferences } from '../../contract/catalogue.ts'

/** How much of each list the home page shows at a time; of conferences only those that are not over. */
export const homePage = (list: object, page: number) => ({
  ...{ page, page_size: 6 },
  ...(list === listConferences ? { upcoming: 1 as const } : {}),
})
