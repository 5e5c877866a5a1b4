import { fixturesFor } from '../fixtures.ts'
import type { Discussion } from '../../src/contract/discussion.ts'

/** Discussions of a paper in each state that the page distinguishes, as its chair reads them. */

const zh = fixturesFor('zh')

export const openedDiscussion: Discussion = zh.getDeskDiscussion
export const unopenedDiscussion: Discussion = {
  ...openedDiscussion,
  state: 'none',
  opened_at: null,
  reviews: [],
  comments: [],
}
export const longDiscussion: Discussion = {
  ...openedDiscussion,
  comments: openedDiscussion.comments.map((each) => ({ ...each, id: each.id + 20 })),
  has_older: true,
}
export const closedDiscussion: Discussion = zh.closeDiscussion
export const longClosedDiscussion: Discussion = {
  ...closedDiscussion,
  comments: longDiscussion.comments.map((each) => ({ ...each, editable_until: null })),
  has_older: true,
}
