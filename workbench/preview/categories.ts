/** The shelves of the sidebar, in this order. A page on any other shelf fails the build. */
export const categories = [
  'Start here',
  'State atlas',
  'Journeys',
  'Flows',
  'Components',
  'Mails',
  'Foundations',
  'Accessibility',
] as const

/** @throws when the first segment of a title is not one of `categories` */
export const checkCategory = (title: string, file: string) => {
  const [category] = title.split('/')
  if (categories.some((known) => known === category)) return
  throw new Error(
    `${file}: "${title}" is on no shelf of the workshop. Choose one of: ${categories.join(', ')}.`,
  )
}
