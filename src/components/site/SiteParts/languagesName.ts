/** Id of the text that names what a site offers: one of `siteLanguages`; empty: both. */
export const languagesName = (languages: string): string =>
  `parts.languages.${languages.replace(',', '') || 'zhen'}`
