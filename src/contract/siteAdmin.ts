import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, optionalLine, page, paged, version } from './fields.ts'
import { rowId } from './numbers.ts'
import { partContent, partContentField, siteParts } from './siteParts.ts'

const part = z.literal(siteParts, 'invalid')

/** Author, time and note of a publication. */
const publication = {
  part,
  /** Counts the versions of this part from 1, the initial content of the site. */
  no: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Nickname; empty: the site itself. */
  by: z.string(),
  note: z.string(),
  eng_note: z.string(),
  /** Members have to agree again. */
  is_material: z.boolean(),
  /** Number of the version that it restored. */
  restores: z.nullable(z.int()),
}

export const siteVersionCard = z.object(publication)
export type SiteVersionCard = z.infer<typeof siteVersionCard>

export const siteVersion = z.object({ ...publication, content: partContent })
export type SiteVersion = z.infer<typeof siteVersion>

export const sitePart = z.object({
  ...publication,
  content: partContent,
  /** Number of conferences and members that use a subject, by its id; unused ones are missing. */
  uses: z.record(z.string(), z.int()),
  /** Places of English texts that are older than the Chinese ones beside them. */
  stale: z.array(z.string()),
  /** Members who have to agree to a material change. */
  members: z.int(),
})
export type SitePartState = z.infer<typeof sitePart>

const admin = { platform: ['admin'] } as const

export const listSiteParts = endpoint({
  summary: 'Everything that administrators edit of the site, with its last publication',
  method: 'GET',
  path: '/apic/site/part/list',
  access: admin,
  input: z.object({}),
  output: z.array(siteVersionCard),
})

export const getSitePart = endpoint({
  summary: 'One part of the site as it is published',
  method: 'GET',
  path: '/apic/site/part/get',
  access: admin,
  input: z.object({ part }),
  output: sitePart,
})

export const listSiteVersions = endpoint({
  summary: 'The versions of one part, newest first',
  method: 'GET',
  path: '/apic/site/version/list',
  access: admin,
  input: z.object({ part, ...page }),
  output: paged(siteVersionCard),
})

export const getSiteVersion = endpoint({
  summary: 'One version of one part with its content',
  method: 'GET',
  path: '/apic/site/version/get',
  access: admin,
  input: z.object({ part, no: rowId() }),
  output: siteVersion,
})

export const saveSitePart = endpoint({
  summary: 'Publishes one part; the same content once more answers the version that holds it',
  method: 'POST',
  path: '/apic/site/part/save',
  access: admin,
  // Agreements of ten thousand characters in two languages; a Chinese one takes nine bytes in a form.
  bodyLimit: 144 * 1024,
  input: z.object({
    part,
    /** The version that was edited: another one since then is not written over. */
    no: version,
    content: partContentField,
    note: optionalLine(200),
    eng_note: optionalLine(200),
    /** For agreement and privacy policy; then both notes are required, because members read them. */
    material: z.optional(flag),
  }),
  output: sitePart,
})

export const restoreSitePart = endpoint({
  summary: 'Publishes what an earlier version said',
  method: 'POST',
  path: '/apic/site/part/restore',
  access: admin,
  input: z.object({
    part,
    /** The version that holds now. */
    no: version,
    /** The one to restore. */
    wanted: rowId(),
  }),
  output: sitePart,
})
