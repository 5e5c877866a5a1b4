/** Pages of a conference for those who run it, in the order in which they are needed. */
export const sections = [
  { name: 'content', href: (id: number) => `/organizer/${id}/content` },
  { name: 'papers', href: (id: number) => `/console/papers/${id}/settings` },
] as const satisfies ReadonlyArray<{ name: string; href: (id: number) => string }>
