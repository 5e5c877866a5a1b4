import * as z from 'zod/mini'

import { kind, releasedCard } from './contentKinds.ts'
import { endpoint } from './endpoint.ts'
import { line, positiveId, version } from './fields.ts'
import { jsonField } from './jsonField.ts'
import { rowId } from './numbers.ts'
import { mapLink } from './mapPoint.ts'
import type { Reason } from './reasons.ts'
import { richDocument, richLimits } from './richText.ts'
import { workOf } from './teamParts.ts'
import { plainLine } from './text.ts'

/**
 * State of the English text relative to the Chinese source (CONF-02). `none`: not promised · `missing`: it was begun or
 * is public, and its title or its text is empty · `stale`: the source was changed after it was last edited or confirmed
 * · `current`.
 */
export const translationStates = ['none', 'missing', 'stale', 'current'] as const
export type TranslationState = (typeof translationStates)[number]

const contentStates = ['edited', 'released', 'retired'] as const
export type ContentState = (typeof contentStates)[number]

/** Title and text in both languages; the source may be empty while it is worked on. */
const texts = { title: z.string(), eng_title: z.string(), body: richDocument, eng_body: richDocument }
export const contentTexts = z.object(texts)
export type ContentTexts = z.infer<typeof contentTexts>

const releaseCard = z.object({
  no: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Nickname. */
  by: z.string(),
})
export type ReleaseCard = z.infer<typeof releaseCard>

/** Releases that a list names, newest first; older ones are kept all the same. */
export const listedReleases = 50
export const longestTitle = 200

const status = {
  kind,
  state: z.literal(contentStates),
  title: z.string(),
  eng_title: z.string(),
  has_source: z.boolean(),
  translation: z.literal(translationStates),
  /** The release that is public; null: none is. */
  released: z.nullable(releaseCard),
}
export const contentCard = z.object(status)
export type ContentCard = z.infer<typeof contentCard>

export const conferenceContent = z.object({
  ...status,
  ...texts,
  conference_id: z.int(),
  conference: z.string(),
  /** Id of the record `conferenceContent`; 0: nothing was written yet. */
  id: z.int(),
  /** Counts the moves of the record … */
  version: z.int(),
  /** … and the times its texts were saved. */
  revision: z.int(),
  /** Last editor and time; null: never saved. */
  edited: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** The source as it was when the translation was last edited or confirmed; null unless it is stale. */
  translated_from: z.nullable(z.object({ title: z.string(), body: richDocument })),
  /** Reason for retiring it. */
  reason: z.nullable(z.string()),
  releases: z.array(releaseCard),
})
export type ConferenceContent = z.infer<typeof conferenceContent>

export const contentRelease = z.object({ ...releaseCard.shape, ...texts })
export type ContentRelease = z.infer<typeof contentRelease>

const ofConference = { conference: 'conference_id', parts: workOf.content } as const
const ofContent = { conference_id: positiveId, kind }

export const listContents = endpoint({
  summary: 'Every text that a conference can have, with the state of its languages and its public release',
  method: 'GET',
  path: '/apic/organizer/content/list',
  access: ofConference,
  input: z.object({ conference_id: positiveId }),
  output: z.object({ conference_id: z.int(), conference: z.string(), list: z.array(contentCard) }),
})

export const getContent = endpoint({
  summary: 'One text of a conference as it is worked on',
  method: 'GET',
  path: '/apic/organizer/content/get',
  access: ofConference,
  input: z.object(ofContent),
  output: conferenceContent,
})

const document = jsonField(richDocument, richLimits.json)

export const saveContent = endpoint({
  summary:
    'Saves what is worked on; refused with `versionConflict` where somebody else did since. What is released stays public',
  method: 'POST',
  path: '/apic/organizer/content/save',
  access: ofConference,
  // Two texts of twenty thousand characters; a Chinese one takes nine bytes in a form.
  bodyLimit: 960 * 1024,
  input: z.object({
    ...ofContent,
    /** The one that was edited; 0: there was none. */
    revision: version,
    title: plainLine(longestTitle),
    eng_title: plainLine(longestTitle),
    body: document,
    eng_body: document,
  }),
  output: conferenceContent,
})

export const moveContent = endpoint({
  summary: 'Releases a text, brings a release back, or confirms that the translation fits the changed source',
  method: 'POST',
  path: '/apic/organizer/content/move',
  access: ofConference,
  input: z.object({
    ...ofContent,
    event: z.literal(['release', 'restore', 'confirm'], 'invalid' satisfies Reason),
    /** The one that the sender saw: another one is refused with `versionConflict`. */
    revision: version,
    /** Number of the release to restore; omitted for the others. */
    no: z.optional(rowId()),
    /** Chosen by the sender; the same key twice moves once. */
    key: line(64),
  }),
  output: conferenceContent,
})

export const getContentRelease = endpoint({
  summary: 'What one release of a text said',
  method: 'GET',
  path: '/apic/organizer/content/release',
  access: ofConference,
  input: z.object({ ...ofContent, no: rowId() }),
  output: contentRelease,
})

export const releasedContent = z.object({
  ...releasedCard.shape,
  conference_id: z.int(),
  conference: z.string(),
  no: z.int(),
  /** The language of title and text: not that of the request where there is no translation. */
  lang: z.literal(['zh', 'en']),
  body: richDocument,
  /** Links to the venue on maps. */
  maps: z.array(mapLink),
  /** The released texts of the conference, this one included. */
  siblings: z.array(releasedCard),
})
export type ReleasedContent = z.infer<typeof releasedContent>

export const getReleasedContent = endpoint({
  summary: 'One released text of a conference; what is not released or was retired is not found',
  method: 'GET',
  path: '/apic/conf/content/get',
  access: 'anyone',
  input: z.object({ id: positiveId, kind }),
  output: releasedContent,
})
