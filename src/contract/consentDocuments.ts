/** Parts of the site to which members agree. A file of its own, because every page needs them and few edit the site. */
export const consentDocuments = ['agreement', 'private'] as const
export type ConsentDocument = (typeof consentDocuments)[number]
export const isConsentDocument = (part: string): part is ConsentDocument =>
  consentDocuments.some((each) => each === part)
