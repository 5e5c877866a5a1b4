/** Every test of a report of Playwright, however deep its suites are nested. */
export const specsOf = (suites = []) => suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites)])
