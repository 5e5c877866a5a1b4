import * as z from 'zod/mini'

/** Where a document says who made it: in its properties, its tracked changes, its comments, or its metadata (XMP). */
export const namePlaces = [
  'author',
  'editor',
  'company',
  'manager',
  'changes',
  'comments',
  'metadata',
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
