import type { RichPicture } from '../../../contract/richText.ts'

/** Where an editor lets a picture be chosen and described. */
export interface PictureSlot {
  /** Of the text, and so of the words of the picture. */
  readonly lang: string
  /** The picture that is selected; null: a new one is put in. */
  readonly initial: RichPicture | null
  readonly onApply: (picture: RichPicture) => void
  readonly onCancel: () => void
}
