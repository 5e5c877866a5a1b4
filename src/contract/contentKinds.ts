import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'

/** The texts that a conference can have, in the order in which they are read: one of each. `signIn` is 报到通知. */
export const contentKinds = [
  'about',
  'notice1',
  'notice2',
  'notice3',
  'signIn',
  'call',
  'venue',
  'travel',
  'fees',
  'download',
  'faq',
] as const
export type ContentKind = (typeof contentKinds)[number]
export const isContentKind = (name: string): name is ContentKind => contentKinds.some((each) => each === name)

/** Kinds sent to all attendees: these also exist as PDF. */
export const noticeKinds = [
  'notice1',
  'notice2',
  'notice3',
  'signIn',
] as const satisfies readonly ContentKind[]
export type NoticeKind = (typeof noticeKinds)[number]
export const isNoticeKind = (name: string): name is NoticeKind => noticeKinds.some((each) => each === name)

export const kind = z.literal(contentKinds, 'invalid' satisfies Reason)

/** A released text in a list: in the language of the request, or in the other where there is none. */
export const releasedCard = z.object({ kind, title: z.string(), at: z.string() })
export type ReleasedCard = z.infer<typeof releasedCard>
