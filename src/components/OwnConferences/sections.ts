/** Pages of a conference for those who run it, in the order in which they are needed. */
export const sections = [
  { name: 'basics', href: (id: number) => `/organizer/${id}/basics` },
  { name: 'publish', href: (id: number) => `/console/conferencePublication/${id}` },
  { name: 'tickets', href: (id: number) => `/organizer/${id}/tickets` },
  { name: 'papers', href: (id: number) => `/console/papers/${id}/settings` },
] as const satisfies ReadonlyArray<{ name: string; href: (id: number) => string }>
