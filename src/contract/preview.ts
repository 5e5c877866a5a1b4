import * as z from 'zod/mini'

import { contentKinds, type ContentKind } from './contentKinds.ts'
import { endpoint, type CallInput } from './endpoint.ts'
import { line, positiveId } from './fields.ts'
import { publications } from './ownConference.ts'
import { previewLanguages, previewParts, previewTexts } from './previewAddress.ts'
import type { Reason } from './reasons.ts'
import { teamParts, workOf } from './teamParts.ts'
import { isMinute } from './times.ts'

const says = (reason: Reason) => reason

/** Pages of a conference that differ by viewer, language and time. */
export const previewPages = ['conference', ...contentKinds, 'proceedings', 'register'] as const
export type PreviewPage = (typeof previewPages)[number]

/** Moments of a conference that are offered; those that are over are not. */
export const previewMoments = ['opens', 'closes', 'during', 'after'] as const
export type PreviewMoment = (typeof previewMoments)[number]

const conference_id = positiveId
const ofConference = { conference: 'conference_id', parts: workOf.content } as const

export const previewChoices = z.object({
  conference_id: z.int(),
  conference: z.string(),
  /** Roles of the reader. */
  parts: z.array(z.literal(teamParts)),
  /** IANA name: zone in which a moment is chosen. */
  time_zone: z.string(),
  publication: z.literal(publications),
  /** By the clock of the conference, `2026-12-01T09:00`: no earlier moment can be previewed. */
  earliest: z.string(),
  moments: z.array(z.object({ name: z.literal(previewMoments), at: z.string() })),
  /** Texts that have been begun; `is_released`: one is public. */
  texts: z.array(z.object({ kind: z.literal(contentKinds), title: z.string(), is_released: z.boolean() })),
})
export type PreviewChoices = z.infer<typeof previewChoices>

export const getPreviewChoices = endpoint({
  summary: 'What of a conference can be previewed, and at which moments',
  method: 'GET',
  path: '/apic/organizer/preview/choices',
  access: ofConference,
  input: z.object({ conference_id }),
  output: previewChoices,
})

export const openedPreview = z.object({
  /** Address of the page within the preview, on this site. */
  address: z.string(),
  /** By the clock of the conference, `2026-12-01T09:00`. */
  at: z.string(),
})
export type OpenedPreview = z.infer<typeof openedPreview>

export const openPreview = endpoint({
  summary: 'Where a page of a conference stands as somebody else would get it',
  method: 'GET',
  path: '/apic/organizer/preview/open',
  access: ofConference,
  input: z.object({
    conference_id,
    part: z.literal(previewParts, says('invalid')),
    language: z.literal(previewLanguages, says('invalid')),
    /** By the clock of the conference; absent: now. */
    at: z.optional(line(16).check(z.refine(isMinute, says('invalid')))),
    texts: z.literal(previewTexts, says('invalid')),
    page: z.literal(previewPages, says('invalid')),
  }),
  output: openedPreview,
})

/** Viewer, page, language and moment of a preview. */
export type PreviewWish = Omit<CallInput<typeof openPreview>, 'conference_id'>

/** Address of a page of the conference, outside of a preview. */
export const pathOfPage = (conferenceId: number, page: PreviewPage): string => {
  const conference = `/conferences/${conferenceId}`
  if (page === 'conference') return conference
  return page === 'proceedings' || page === 'register'
    ? `${conference}/${page}`
    : `${conference}/text/${page satisfies ContentKind}`
}
