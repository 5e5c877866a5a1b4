import * as z from 'zod/mini'

/**
 * Where a document says who made it: in its properties, its tracked changes, its comments, its metadata (XMP), the notes of a PDF,
 * the name of an attached file, a digital signature, a description of a picture (which programs write by themselves, with the
 * folder of its file), elsewhere in its bytes, or in the text of its first page. `unchecked`, without a name: only properties and
 * metadata were looked into.
 */
export const namePlaces = [
  'author',
  'editor',
  'company',
  'manager',
  'changes',
  'comments',
  'metadata',
  'notes',
  'attachment',
  'signature',
  'description',
  'content',
  'text',
  'unchecked',
] as const

/** A name that a document carries beside its text. */
export const documentName = z.object({
  name: z.string(),
  place: z.literal(namePlaces),
  /** Reviewers who do not learn the authors get a copy without it. */
  is_removed: z.boolean(),
})
export type DocumentName = z.infer<typeof documentName>

/** Null: nobody could look into the document. */
export const documentNames = z.nullable(z.array(documentName))

/** What was found in a document; `names` null: nobody could look into it. */
export interface Examined {
  readonly names: readonly DocumentName[] | null
  /** What reviewers can read of it where authors often name themselves: the first page, titles, descriptions. */
  readonly texts?: readonly string[]
}
