/** The member centre (NAV-04): groups with their pages, by the names of the routes. */
export const sections = [
  { name: 'myconf', path: '/personal/myconf', pages: [] },
  { name: 'message', path: '/message', pages: [] },
  {
    name: 'order',
    path: '/personal/order/conf',
    pages: [
      { name: 'confOrder', path: '/personal/order/conf' },
      { name: 'paperOrder', path: '/personal/order/paper' },
    ],
  },
  {
    name: 'paper',
    path: '/personal/paper/postedby',
    pages: [
      { name: 'postedby', path: '/personal/paper/postedby' },
      { name: 'reviewers', path: '/personal/paper/reviewers' },
    ],
  },
  {
    name: 'notes',
    path: '/personal/notes/tickets',
    pages: [
      { name: 'tickets', path: '/personal/notes/tickets' },
      { name: 'mealticket', path: '/personal/notes/mealticket' },
      { name: 'certificate', path: '/personal/notes/certificate' },
      { name: 'invoice', path: '/personal/notes/invoice' },
    ],
  },
  {
    name: 'collection',
    path: '/personal/collection/conf',
    pages: [
      { name: 'confCollection', path: '/personal/collection/conf' },
      { name: 'newsCollection', path: '/personal/collection/news' },
      { name: 'videoCollection', path: '/personal/collection/video' },
    ],
  },
  {
    name: 'history',
    path: '/personal/history/live',
    pages: [
      { name: 'historyLive', path: '/personal/history/live' },
      { name: 'historyVideo', path: '/personal/history/video' },
    ],
  },
  {
    name: 'file',
    path: '/personal/file/oral',
    pages: [
      { name: 'oral', path: '/personal/file/oral' },
      { name: 'post', path: '/personal/file/post' },
    ],
  },
  { name: 'account', path: '/account', pages: [] },
  { name: 'security', path: '/account/security', pages: [] },
  { name: 'benefits', path: '/personal/benefits', pages: [] },
  {
    name: 'dynamic',
    path: '/personal/dynamic/comment',
    pages: [
      { name: 'comment', path: '/personal/dynamic/comment' },
      { name: 'reply', path: '/personal/dynamic/reply' },
    ],
  },
] as const

export type Section = (typeof sections)[number]
export type MemberPage =
  | 'myconf'
  | 'message'
  | 'account'
  | 'accountDeletion'
  | 'security'
  | 'benefits'
  | Section['pages'][number]['name']

export const sectionOf = (page: MemberPage): Section | undefined =>
  sections.find(
    ({ name, pages }) =>
      name === (page === 'accountDeletion' ? 'account' : page) || pages.some((child) => child.name === page),
  )
