import * as z from 'zod/mini'

/**
 * Place in a document that names its author: in its properties, its tracked changes, its comments, its metadata (XMP),
 * the notes of a PDF, the name of an attached file, a digital signature, a description of a picture (which programs
 * write by themselves, with the folder of its file), elsewhere in its bytes, or in the text of its first page.
 * `unchecked`, without a name: only properties and metadata were looked into.
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

/** Null: the document could not be read. */
export const documentNames = z.nullable(z.array(documentName))

/** Result of reading a document; `names` null: it could not be read. */
export interface Examined {
  readonly names: readonly DocumentName[] | null
  /** Text visible to reviewers in which authors often name themselves: the first page, titles, descriptions. */
  readonly texts?: readonly string[]
}
