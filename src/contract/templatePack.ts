import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { line, positiveId, version } from './fields.ts'
import { integerField } from './numbers.ts'
import { partialUpload } from './partialUpload.ts'
import { fileAddress } from './text.ts'
import { workOf } from './teamParts.ts'

/** Paper templates for authors of a conference: the platform's pack, or one that the conference uploads (MEM-02). */

export const templatePack = z.object({
  conference_id: z.int(),
  /** Counts the times it was put or removed. */
  version: z.int(),
  /** The conference's own; null: authors get the platform's. */
  own: z.nullable(
    z.object({
      /** As the chair calls it. */
      name: z.string(),
      bytes: z.int(),
    }),
  ),
  /** Time and user of the last upload or removal; null: never. */
  changed: z.nullable(
    z.object({
      /** ISO 8601, UTC. */
      at: z.string(),
      /** Nickname. */
      by: z.string(),
    }),
  ),
})
export type TemplatePack = z.infer<typeof templatePack>

const access = { conference: 'conference_id', parts: workOf.papers } as const

export const getTemplatePack = endpoint({
  summary: 'Which templates a conference offers its authors, and who has put or removed them last',
  method: 'GET',
  path: '/apic/desk/template/get',
  access,
  input: z.object({ conference_id: positiveId }),
  output: templatePack,
})

export const beginTemplatePack = endpoint({
  summary: 'Begins a pack that comes in pieces, as `beginUpload` does a file of a paper',
  method: 'POST',
  path: '/apic/desk/template/begin',
  access,
  input: z.object({
    conference_id: positiveId,
    /** As the chair calls it, with its ending. */
    name: line(200),
    /** In bytes. */
    size: integerField(),
    /** Two files of a different fingerprint are never joined. */
    fingerprint: line(64),
  }),
  output: partialUpload,
})

export const uploadTemplatePack = endpoint({
  summary:
    'Puts a pack in the place of the one before it: zip, docx or pdf, at most 10 MB. Refused with `versionConflict` where another chair was faster',
  method: 'POST',
  path: '/apic/desk/template/upload',
  access,
  input: z.object({
    conference_id: positiveId,
    version,
    /** As the chair calls it, with its ending. */
    name: line(200),
    /** The file as a data address, or `upload:…` of a file uploaded in pieces. */
    content: fileAddress(),
  }),
  output: templatePack,
})

export const removeTemplatePack = endpoint({
  summary:
    'Removes the conference’s own pack, so that authors get the platform’s. Refused with `versionConflict` where another chair was faster',
  method: 'POST',
  path: '/apic/desk/template/remove',
  access,
  input: z.object({ conference_id: positiveId, version }),
  output: templatePack,
})
