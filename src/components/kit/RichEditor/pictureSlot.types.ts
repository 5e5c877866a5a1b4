import type { RichPicture } from '../../../contract/richText.ts'

/** Interface of the picture chooser to the editor. */
export interface PictureSlot {
  /** Language of the text, and so of the picture's description. */
  readonly lang: string
  /** The picture that is selected; null: a new one is put in. */
  readonly initial: RichPicture | null
  readonly onApply: (picture: RichPicture) => void
  readonly onCancel: () => void
}
