/** Parts of the site to which members agree. On its own, because every page asks for them and few edit the site. */
export const consentDocuments = ['agreement', 'private'] as const
export type ConsentDocument = (typeof consentDocuments)[number]
export const isConsentDocument = (part: string): part is ConsentDocument =>
  consentDocuments.some((each) => each === part)
