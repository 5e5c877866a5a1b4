import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { positiveId } from './fields.ts'
import { workOf } from './teamParts.ts'
import { fileAddress } from './text.ts'

/** Picture in a text (`RichPicture`), without its description. Sizes in pixels. */
export const contentPicture = z.object({ src: z.string(), width: z.int(), height: z.int() })
export type ContentPicture = z.infer<typeof contentPicture>

export const uploadContentPicture = endpoint({
  summary:
    'Stores a picture for the texts of a conference: jpg or png, at most 10 MB, drawn anew with at most 1600 pixels on its longer side. Until a text with it is released the team alone can see it',
  method: 'POST',
  path: '/apic/organizer/content/picture',
  access: { conference: 'conference_id', parts: workOf.content },
  input: z.object({
    conference_id: positiveId,
    /** The file as a data address. */
    content: fileAddress(),
  }),
  output: contentPicture,
})
