/** How much of each list the home page shows at a time. */
export const homePage = (page: number) => ({ page, page_size: 6 })
