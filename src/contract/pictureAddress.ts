import * as z from 'zod/mini'

/**
 * Fields that take the address of a picture. The server checks the owner of each; `isShown`: the picture is public, so
 * the field takes none that was uploaded for administrators only.
 */
export const pictureFields = z.registry<{ readonly isShown: boolean }>()

/** Marks a field of a call as one that takes the address of a picture. */
export const shownPicture = <T extends z.ZodMiniType>(field: T): T => marked(field, true)
export const privatePicture = <T extends z.ZodMiniType>(field: T): T => marked(field, false)

const marked = <T extends z.ZodMiniType>(field: T, isShown: boolean): T => {
  pictureFields.add(field, { isShown })
  return field
}
