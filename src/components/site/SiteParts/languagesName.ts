/** Id of the text that names a site's languages: one of `siteLanguages`; empty: both. */
export const languagesName = (languages: string): string =>
  `parts.languages.${languages.replace(',', '') || 'zhen'}`
