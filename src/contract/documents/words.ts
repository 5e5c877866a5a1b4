/** Documents printed for the people of a conference: badges (胸卡), certificates, lists to sign (签到表). */
export const documentKinds = ['badge', 'attendance', 'publication', 'review', 'list'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const certificateKinds = ['attendance', 'publication', 'review'] as const
export type CertificateKind = (typeof certificateKinds)[number]

export const isCertificateKind = (kind: DocumentKind): kind is CertificateKind =>
  certificateKinds.some((each) => each === kind)

/** Placeholders for data of each person, written `{name}`. */
export const personPlaceholders = ['name', 'affiliation', 'position', 'ticket', 'number'] as const
/** The same for all people. */
export const conferencePlaceholders = ['conference', 'place', 'days'] as const
/** Placeholders for certificates only. */
export const certificatePlaceholders = ['code', 'address', 'issued', 'reviews'] as const

export const placeholders = [
  ...personPlaceholders,
  ...conferencePlaceholders,
  ...certificatePlaceholders,
] as const
export type Placeholder = (typeof placeholders)[number]

export const placeholdersOf = (kind: DocumentKind): readonly Placeholder[] =>
  isCertificateKind(kind) ? placeholders : [...personPlaceholders, ...conferencePlaceholders]

/** Columns of a list to sign, in the order of its choices. */
export const listColumns = [
  'no',
  'name',
  'affiliation',
  'position',
  'ticket',
  'number',
  'mobile',
  'signature',
] as const
export type ListColumn = (typeof listColumns)[number]

export const inks = ['ink', 'faint', 'hairline', 'cinnabar', 'indigo', 'paper'] as const
export type Ink = (typeof inks)[number]

/** As printed; the same on the page in every theme, because it shows paper. */
export const inkColors: Readonly<Record<Ink, string>> = {
  ink: '#1C1B1A',
  faint: '#68645C',
  hairline: '#DAD6CB',
  cinnabar: '#A9301F',
  indigo: '#1F3A6E',
  paper: '#FFFFFF',
}

/** People in one batch: a file that takes some minutes to make. */
export const mostInBatch = 5000
